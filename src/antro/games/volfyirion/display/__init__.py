"""Everything that players see: views and their changes, sentences, reasons."""
