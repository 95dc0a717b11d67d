"""Choices about Treasures (§17, §38, §39)."""
