"""The kinds of questions and steps of Heroes. ``links`` connects them to their choices."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.flow import Kinds

KINDS: Final = Kinds()

# The scope of a kind: it has one question for
TABLE: Final[i64] = 0  # the table
EACH_SLOT: Final[i64] = 1  # each bout, and the table itself
EACH_SEAT: Final[i64] = 2  # each seat, in any bout
EACH_PLAYER: Final[i64] = 3  # each seat in each slot
EACH_SET: Final[i64] = 4  # each set of seats in each slot; they answer together

FURTHER: Final[i64] = 15_000  # milliseconds for an answer in the middle of an action (§29.2)

# The clauses that end a game
ENDINGS: Final = ["23.1", "23.2", "24.1", "25.2", "25.8", "26.9", "26.10", "27.7"]

# The table
GAME_OVER: Final = KINDS.add("over", "23.1")  # one question for each of ``ENDINGS``
BOUTS: Final = KINDS.add("parts", "26.4")  # while bouts play at the same time
CLOSED_BOUT: Final = KINDS.add("closed", "26.4", to=EACH_SLOT)
FIRST: Final = KINDS.add("first", "4.1")
LAY: Final = KINDS.add("lay", "3.4", to=EACH_SLOT)
REFILL: Final = KINDS.add("refill", "3.5", to=EACH_PLAYER)
DRAFTING: Final = KINDS.add("drafting", "4.2")
DRAFT: Final = KINDS.add("draft", "4.2", to=EACH_PLAYER, limit=45_000)
CUT: Final = KINDS.add("cut", "26.3")
BEGIN: Final = KINDS.add("begin", "6.1")
REGROUP: Final = KINDS.add("regroup", "26.7")

# Armies
DEAL: Final = KINDS.add("deal", "4.6", to=EACH_SEAT)
MUSTER: Final = KINDS.add("muster", "5.1", to=EACH_SET, limit=120_000)
TURN_UP: Final = KINDS.add("turn_up", "5.3")
PLACING: Final = KINDS.add("placing", "5.4", to=EACH_SLOT)
PLACE: Final = KINDS.add("place", "5.4", to=EACH_PLAYER, limit=20_000)
ARMIES_READY: Final = KINDS.add("ready", "27.6", to=EACH_SLOT)

# Rolling
KEEP: Final = KINDS.add("keep", "21.6", to=EACH_SET, limit=6_000)
ORDER: Final = KINDS.add("order", "8.1", to=EACH_SET)
COUNTDOWN: Final = KINDS.add("countdown", "7.6", to=EACH_SLOT, limit=1_500)  # §7.10
LOOK: Final = KINDS.add("look", "7.6", to=EACH_SLOT)
ROLL: Final = KINDS.add("roll", "7.2", to=EACH_SET)
THROWING: Final = KINDS.add("throwing", "7.9", to=EACH_SLOT)
SETTLING: Final = KINDS.add("settling", "7.9", to=EACH_SLOT)
SHOW: Final = KINDS.add("show", "7.9", to=EACH_SEAT)
FALL: Final = KINDS.add("fall", "6.2", to=EACH_SEAT)

# A cycle
STOPPED: Final = KINDS.add("stopped", "9.2", to=EACH_SLOT)
FOLLOWERS: Final = KINDS.add("followers", "21.1", to=EACH_SLOT)
RESUME: Final = KINDS.add("resume", "21.4", to=EACH_SLOT)
CONSIDERS: Final = KINDS.add("considers", "8.11", to=EACH_SEAT)
FOLLOW: Final = KINDS.add("follow", "21.1", to=EACH_PLAYER, limit=12_000)
ACTION: Final = KINDS.add("action", "11.1", to=EACH_PLAYER, limit=40_000)
REINFORCE: Final = KINDS.add("reinforce", "13.1", to=EACH_PLAYER, limit=FURTHER)
TARGET_BEING: Final = KINDS.add("being", "12.4", to=EACH_PLAYER, limit=FURTHER)
TARGET_COLUMN: Final = KINDS.add("column", "12.4", to=EACH_PLAYER, limit=FURTHER)
TARGET_PLAYER: Final = KINDS.add("player", "12.4", to=EACH_PLAYER, limit=FURTHER)
TARGET_PERMANENT: Final = KINDS.add("permanent", "14.9", to=EACH_PLAYER, limit=FURTHER)
TARGET_DESTROYED: Final = KINDS.add("destroyed", "14.7", to=EACH_PLAYER, limit=FURTHER)
TARGET_SPACE: Final = KINDS.add("space", "14.6", to=EACH_PLAYER, limit=FURTHER)
MEND: Final = KINDS.add("mend", "14.3", to=EACH_PLAYER, limit=FURTHER)
MORE: Final = KINDS.add("more", "13.3", to=EACH_PLAYER, limit=FURTHER)
PAY: Final = KINDS.add("pay", "13.1", to=EACH_PLAYER, limit=FURTHER)
SHED: Final = KINDS.add("shed", "14.5", to=EACH_PLAYER, limit=FURTHER)
LOSE: Final = KINDS.add("lose", "14.5", to=EACH_SEAT)
SPELL_OVER: Final = KINDS.add("spell_over", "12.5", to=EACH_SLOT)
HELMS_LEFT: Final = KINDS.add("helms_left", "16.1", to=EACH_SLOT)
HELMS: Final = KINDS.add("helms", "16.1", to=EACH_PLAYER, limit=FURTHER)
STRIKE: Final = KINDS.add("strike", "16.3", to=EACH_PLAYER, limit=FURTHER)
STRIKE_MORE: Final = KINDS.add("strike_more", "18.7", to=EACH_PLAYER, limit=FURTHER)
GIVE_DIE: Final = KINDS.add("give_die", "15.15", to=EACH_PLAYER, limit=12_000)
