"""The rulebook, one class per choice. Clause numbers (§) are those of ``docs/rules/drako.en.md``."""
