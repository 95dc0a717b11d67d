"""The data of a position, its copies, and plain questions about it. No rules."""
