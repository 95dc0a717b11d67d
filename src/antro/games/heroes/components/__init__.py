"""The printed dice, cards and boards, read from ``data``.

The lists are ``heroes.csv``, ``spells.csv`` and ``creatures.csv``. ``boards.csv`` has the
ready-made side of each board, and ``armies.csv`` has some armies. Each line has a source and a
confidence: *printed*, *inferred* or *reconstructed*.

An owner of the box may bring lists of spells and creatures with the same columns. Their effects are
words of a small vocabulary (``effects``), so no rule names a card.
"""
