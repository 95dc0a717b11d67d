"""The printed parts of Drako: board, cards, decks and match-ups."""
