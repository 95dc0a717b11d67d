"""The rulebook, one class per choice. The clauses (§) are in ``docs/rules/drako.en.md``."""
