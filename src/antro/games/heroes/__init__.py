"""Heroes: wizards and armies, and dice that all throw at once. See ``docs/rules/heroes.en.md``."""
