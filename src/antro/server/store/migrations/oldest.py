"""The oldest programs that may write to a database.

A migration that old programs cannot live with calls ``set_oldest``. Programs that are newer than
that may share the database, also while one of them has migrations that the others do not know.
"""

from alembic import op
from sqlalchemy import text

OLDEST_STEP = "oldest_step"
OLDEST_RELEASE = "oldest_release"

REMOVE = text("delete from settings where name = :name")
ADD = text("insert into settings (name, value) values (:name, :value)")


def set_oldest(step: str, release: str) -> None:
    """Let no program write that does not know this migration. *release* is the first that does."""
    for name, value in ((OLDEST_STEP, step), (OLDEST_RELEASE, release)):
        op.get_bind().execute(REMOVE, {"name": name})
        op.get_bind().execute(ADD, {"name": name, "value": value})
