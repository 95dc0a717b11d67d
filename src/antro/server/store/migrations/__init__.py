"""Migrations from older databases, step by step."""
