"""Players, tables, seats and the log of moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("opener", sa.String(32), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
        sa.Column("next", sa.String(32), nullable=False, server_default=""),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("entropy", sa.String(64), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("request", sa.String(96)),
        sa.UniqueConstraint("table_id", "request"),
    )


def downgrade() -> None:
    for name in ("moves", "seats", "tables", "players"):
        op.drop_table(name)
