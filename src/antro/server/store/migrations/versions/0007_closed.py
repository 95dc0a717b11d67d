"""The host can close a table, so that nobody opens it any more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    closed = sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", closed)


def downgrade() -> None:
    op.drop_column("tables", "closed")
