"""Settings of a table of Vast: roles, levels, campaign and variants."""
