"""How Drako is shown: views and changes, text and pictures, and why a thing cannot be done."""
