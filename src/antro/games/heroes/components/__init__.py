"""What is printed on dice, cards and boards, read from ``data``. What any of it does is elsewhere.

The lists are ``heroes.csv``, ``spells.csv`` and ``creatures.csv``; ``boards.csv`` has the
ready-made side of each board, ``armies.csv`` some armies. Each line has a confidence and a
source: *printed*, *inferred* or *reconstructed*. An owner of the box may bring lists of spells
and creatures of their own, with the same columns; effects are words of a small vocabulary
(``effects``), so that no rule names a card.
"""
