"""Changes to a state that several moves of Drako share."""
