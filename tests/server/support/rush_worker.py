"""A process that thinks, and knows Rush besides the games on the shelf."""

from antro.bots.worker import main
from tests.core.support.rush_manifest import plant

if __name__ == "__main__":
    plant()
    main()
