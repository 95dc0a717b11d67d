"""The rulebook, one class per choice. Clauses (§) are those of ``docs/rules/volfyirion.en.md``."""
