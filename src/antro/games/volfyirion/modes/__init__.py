"""The modes: who plays, which cards there are, and which choices answer which question."""
