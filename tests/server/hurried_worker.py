"""A process that thinks, at every level for a fortieth of the usual time."""

from antro.bots.levels import LEVELS
from antro.bots.worker import main
from tests.server.hurry import HURRIED

if __name__ == "__main__":
    LEVELS.update(HURRIED)
    main()
