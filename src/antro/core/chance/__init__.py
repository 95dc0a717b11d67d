"""Randomness: draws that players can verify, and dice for bots and tests."""
