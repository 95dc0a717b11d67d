"""Choices about the War card and Populate (§20.7, §20.8)."""
