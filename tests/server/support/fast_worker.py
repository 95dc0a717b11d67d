"""A bot process with a tenth of the usual time at every level."""

from antro.bots.levels import LEVELS
from antro.bots.worker import main
from tests.server.support.fast_levels import FAST_LEVELS

if __name__ == "__main__":
    LEVELS.update(FAST_LEVELS)
    main()
