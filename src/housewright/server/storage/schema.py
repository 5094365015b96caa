"""The database. The log is the truth; all other tables of it are for finding things."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Status: TypeAlias = Literal["open", "running", "finished", "abandoned"]  # of a table
Kind: TypeAlias = Literal["game", "daily", "replay", "what-if"]
ID = String(32)
HASH = String(64)

guests = Table(
    "guests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret", HASH, nullable=False),  # SHA-256; the secret itself is kept by the guest alone
    Column("came", BigInteger, nullable=False),  # or had the cookie renewed; all times in milliseconds since 1970
    Column("expires", BigInteger),  # missing where a token was given before there was an end, until the next start
    Column("leaving", Boolean, nullable=False, server_default=false()),  # wants to be forgotten, and is not yet
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),  # read by the session alone
    Column("kind", String(8), nullable=False),  # game, daily or replay
    Column("day", String(10)),  # of a deal of the day
    Column("opened", BigInteger, nullable=False),
    Column("rules", Integer),  # version of the game's rules, from the start on
    # from here on: found again from the log, written when it changes
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("code", String, unique=True),  # until the start; six letters once, eight signs now
    Column("proof", String(16)),  # that links carry, besides the table's id
    Column("due", BigInteger),  # when the server itself has to do something about it, if ever
    Column("touched", BigInteger, nullable=False),  # to the hour
    # whose it is, for shares of the server; both are written once
    Column("opener", ID, index=True),  # guest
    Column("origin", String(16), index=True),  # a keyed hash of the address
    Column("size", Integer, nullable=False, server_default="0"),  # bytes on the disk, about
    Index(None, "status", "touched"),
    Index(None, "due"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ID, nullable=False, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("key", String(64)),  # of a submitted turn: a retry gets the original answer
    Column("body", Text, nullable=False),  # an event, as JSON
    Column("guest", ID, index=True),  # whom it names
    UniqueConstraint("table_id", "seat", "key"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("code", HASH, primary_key=True),  # SHA-256
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", ID, nullable=False),  # whose seat it is
    Column("taker", ID),  # who asks for it
    Column("until", BigInteger, nullable=False),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("variant", String(40), primary_key=True),
    Column("guest", ID, primary_key=True),
    Column("table_id", ID, nullable=False),  # of the first attempt, which counts
    Column("name", Text, nullable=False),
    Column("total", Integer),  # when it is finished
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", HASH, primary_key=True),  # SHA-256 of the record without names, of all versions, and of the depth
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),  # asked first
    Column("status", String(8), nullable=False),  # running (also while the server does not), stopped, done or failed
    Column("first", Integer, nullable=False),  # seat that is looked at first
    Column("computers", Boolean, nullable=False),  # whether their seats are looked at, too
    Column("touched", BigInteger, nullable=False),  # when somebody began it or went on with it
)

findings = Table(
    "findings",
    metadata,
    Column("analysis_id", HASH, ForeignKey("analyses.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # an event of the analysis, as JSON: no names
)

secrets = Table(  # by which this server draws what nobody may foretell
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
