"""Latency: the effect of network delay on games in real time."""
