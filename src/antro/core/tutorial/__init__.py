"""Lessons: guided first games with a script."""
