"""Building blocks that all roles of Vast share."""
