"""First thoughts about Heroes, for searches and coaches."""
