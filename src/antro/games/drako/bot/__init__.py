"""What bots know of Drako beyond its rules: which moves to look at first, and what wins."""
