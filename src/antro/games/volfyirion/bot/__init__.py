"""What bots know of Volfyirion beyond its rules: which moves to look at first, and what wins."""
