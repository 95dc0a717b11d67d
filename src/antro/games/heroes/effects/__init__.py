"""The effects of spells, creatures and dice on the table. Nothing here asks a question."""
