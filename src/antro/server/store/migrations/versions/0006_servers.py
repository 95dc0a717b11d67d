"""Several processes share a database: each table has one owner."""

import sqlalchemy as sa
from alembic import op

from antro.server.store.migrations.oldest import set_oldest

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False, unique=True),
        sa.Column("base", sa.String(64), nullable=False),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("tables", sa.Integer, nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    for column in (
        sa.Column("owner", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("orphan", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    orphans = sa.text("orphan")
    op.create_index(
        "ix_tables_orphan", "tables", ["id"], sqlite_where=orphans, postgresql_where=orphans
    )
    if op.get_bind().dialect.name == "postgresql":
        # An update of a row stays in its page, because tables are claimed often.
        op.execute("alter table tables set (fillfactor = 70)")
    set_oldest(revision, "0.2.0")


def downgrade() -> None:
    op.drop_index("ix_tables_orphan", "tables")
    op.drop_index("ix_tables_owner", "tables")
    for column in ("owner", "epoch", "orphan"):
        op.drop_column("tables", column)
    op.drop_table("settings")
    op.drop_table("servers")
