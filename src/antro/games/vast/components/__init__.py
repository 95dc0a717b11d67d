"""What is printed on tiles, cards and boards, read from ``data``. What any of it does is elsewhere.

Each line of a list has a confidence and a source: *printed*, *inferred* or *reconstructed*. An
owner of the box may bring a list of tiles, since ours reconstructs what is on their backs.
"""
