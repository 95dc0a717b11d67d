"""The rulebook, one class per choice. Clauses (§) are those of ``docs/rules/drako.en.md``."""
