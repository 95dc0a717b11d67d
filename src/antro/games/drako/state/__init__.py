"""The state of a game of Drako: fields and plain questions about them."""
