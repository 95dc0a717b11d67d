"""Seats note if their person is ready, and finished games keep the names."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("names", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "names")
    op.drop_column("seats", "ready")
