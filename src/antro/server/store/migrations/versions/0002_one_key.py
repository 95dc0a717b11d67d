"""The number is the only key of the log: requests are looked up in memory."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    rebuild()


def downgrade() -> None:
    rebuild(sa.UniqueConstraint("table_id", "request"))


def rebuild(*constraints: sa.Constraint) -> None:
    op.rename_table("moves", "old_moves")
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("request", sa.String(96)),
        *constraints,
    )
    op.execute("insert into moves select table_id, seq, event, request from old_moves")
    op.drop_table("old_moves")
