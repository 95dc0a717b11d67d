"""What people are shown and told: views, what changed in them, sentences, reasons."""
