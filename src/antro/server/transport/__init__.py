"""Sockets and HTTP connections: everything that reads bytes."""
