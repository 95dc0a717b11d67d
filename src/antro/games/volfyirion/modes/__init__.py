"""The modes: their seats, their cards, and the choices that answer each question."""
