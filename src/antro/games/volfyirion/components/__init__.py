"""Tables of the printed cards and Cities. The rules for them are elsewhere."""
