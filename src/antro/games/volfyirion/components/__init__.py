"""What is printed on cards and Cities, as tables. What any of it does is elsewhere."""
