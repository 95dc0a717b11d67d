"""The choices of the rulebook, one class each. Clauses (§): ``docs/rules/volfyirion.en.md``."""
