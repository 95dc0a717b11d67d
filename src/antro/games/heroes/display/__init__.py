"""The display of Heroes: views, texts and explanations."""
