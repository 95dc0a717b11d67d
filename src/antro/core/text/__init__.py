"""Texts for people: catalogues, sentences about moves, pictures made of characters."""
