"""A bot process that also knows Rush."""

from antro.bots.worker import main
from tests.core.support.rush_manifest import plant

if __name__ == "__main__":
    plant()
    main()
