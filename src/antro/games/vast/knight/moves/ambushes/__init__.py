"""Choices in Ambushes (§14.14, §19)."""
