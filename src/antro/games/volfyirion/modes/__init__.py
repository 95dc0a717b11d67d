"""The ways to play, each as a list of what it has that the others have not."""
