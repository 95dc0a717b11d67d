"""The views, texts and explanations of Vast."""
