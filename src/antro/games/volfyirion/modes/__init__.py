"""The ways to play, each as a list of what it has and where it differs.

What a mode need not say is in ``mode``; the choices that only one mode has are with the moves.
"""
