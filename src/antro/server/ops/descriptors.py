"""The number of files and connections that the system lets this process open."""

import sys
from typing import Final

from antro.server.ops.logs import log

if sys.platform != "win32":  # which has no such limit
    import resource

WANTED: Final = 65_536  # descriptors, if the system allows so many
FILES: Final = 128  # descriptors for the database, bot processes and the files of the client
BURST: Final = 8  # one descriptor in so many is kept for connections that come at once
FEWEST: Final = 16  # connections, however low the limit is


def raise_limit() -> None:
    """Let this process open as many files as the system allows, up to ``WANTED``."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:  # macOS has another limit below the hard one
            log.warning("the limit of open files stays", soft=soft, problem=str(error))


def connections_allowed() -> int:
    """Return the number of connections for which there are enough descriptors."""
    if sys.platform == "win32":
        return WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = WANTED if soft == resource.RLIM_INFINITY else min(WANTED, soft)
    return max(FEWEST, limit - FILES - limit // BURST)
