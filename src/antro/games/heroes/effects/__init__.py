"""What spells, creatures and dice do to the table. Nothing here asks anybody anything."""
