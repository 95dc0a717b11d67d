"""The processes that share a database, seen from one of them."""
