"""The tables of the database. A test checks that the migrations lead to them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules", Integer, nullable=False),  # the version of the rules at its opening
    Column("clock", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # a secret until the game is over
    Column("opener", String(32), nullable=False),
    Column("opened", BigInteger, nullable=False),  # milliseconds since 1970
    Column("result", Text, nullable=False, server_default=""),  # JSON, for a finished game
    Column("next", String(32), nullable=False, server_default=""),  # the rematch
    Column("key", String(32), nullable=False, server_default=""),  # to any open seat
    Column("names", Text, nullable=False, server_default=""),  # JSON, by seat, when finished
    Column("lesson", String(64), nullable=False, server_default=""),  # its name; empty: a game
    # The number of the process that has claimed the table, and the number of claims
    Column("owner", BigInteger, nullable=False, server_default="0", index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("orphan", Boolean, nullable=False, server_default=false()),  # a process may adopt it
    Column("closed", Boolean, nullable=False, server_default=false()),  # by the host, for ever
)
Index(
    "ix_tables_orphan", tables.c.id, sqlite_where=tables.c.orphan, postgresql_where=tables.c.orphan
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(32), nullable=False, index=True),  # empty: open, or a bot's
    Column("level", Integer, nullable=False),  # of the bot that plays the seat; 0 without a bot
    Column("key", String(32), nullable=False),  # of the invitation
    Column("entropy", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False, server_default="1"),  # to start
)

# The log is append-only. Its keys decide between two processes that write.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of its first event
    Column("event", Text, nullable=False),  # as in a record: a move and its random results
    Column("request", String(96)),  # the guest and the id of the request; each is done once
)

# The processes that share a database. A process lives as long as its row. No number is used twice.
servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("name", String(32), nullable=False, unique=True),  # in paths
    Column("base", String(64), nullable=False),  # the start of its paths
    Column("address", String(255), nullable=False),  # for other processes: host and port
    Column("release", String(32), nullable=False),
    Column("beat", BigInteger, nullable=False, server_default="0"),  # grows while it lives
    Column("tables", Integer, nullable=False, server_default="0"),  # that it has claimed
    sqlite_autoincrement=True,
)

# What all processes have in common: a secret key, and the programs that may write
settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
