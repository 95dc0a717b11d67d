"""How an older database becomes today's, step by step."""
