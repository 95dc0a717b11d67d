"""The printed tiles, cards and boards, read from ``data``. The rules for them are elsewhere.

Each line of a list has a confidence and a source: *printed*, *inferred* or *reconstructed*. An
owner of the box may load a list of tiles, because ours reconstructs the backs.
"""
