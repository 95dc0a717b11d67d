"""A table has one invitation to any of its open seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "key")
