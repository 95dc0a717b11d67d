"""Views: the data that a client is shown, described once per game."""
