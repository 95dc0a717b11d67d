"""Measuring bots and games: tournaments, ratings, balance, reports."""
