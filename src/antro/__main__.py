"""``python -m antro``."""

from antro.cli import main

main()
