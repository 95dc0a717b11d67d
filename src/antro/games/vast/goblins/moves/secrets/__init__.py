"""Choices about Secrets and Schemes (§24, §40, §41)."""
