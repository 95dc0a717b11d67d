"""The kinds of questions and steps of Volfyirion. Rules ask for them, and a mode answers."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.flow import Kinds

KINDS: Final = Kinds()

# One question of a kind exists for
TABLE: Final[i64] = 0  # the table
EACH_SEAT: Final[i64] = 1
EACH_MARKET: Final[i64] = 2
EACH_SET: Final[i64] = 3  # each set of seats that share a turn
EACH_ENDING: Final[i64] = 4  # each ending in ``state.config.ENDINGS``

# In every mode
FIRST: Final = KINDS.add("first", "2.7")
TURN: Final = KINDS.add("turn", "3.5", to=EACH_SET)
DRAW_CARDS: Final = KINDS.add("draw", "3.2", to=EACH_SEAT)
REMOVE: Final = KINDS.add("remove", "5.7", to=EACH_SEAT)
SHED: Final = KINDS.add("shed", "9.2", to=EACH_SEAT)
NIGHT: Final = KINDS.add("night", "9.4")
SUPPLY: Final = KINDS.add("supply", "9.5", to=EACH_MARKET)
UNEARTH: Final = KINDS.add("unearth", "9.5", to=EACH_MARKET)
ENDED: Final = KINDS.add("ended", "9.6", to=EACH_ENDING)

# In a duel, and in two against two
BREAK_TROOP: Final = KINDS.add("break_troop", "5.8", to=EACH_SEAT)
BREAK_BUILDING: Final = KINDS.add("break_building", "5.9", to=EACH_SEAT)
SEND: Final = KINDS.add("send", "5.10", to=EACH_SEAT)
OF_RIVALS: Final = [BREAK_TROOP, BREAK_BUILDING, SEND]

# In the variants of a duel
PERK: Final = KINDS.add("perk", "13.1", to=EACH_SEAT)
EXPLORE: Final = KINDS.add("explore", "13.5")
PLOY: Final = KINDS.add("ploy", "14.1", to=EACH_SEAT)
CHECK: Final = KINDS.add("check", "14.2", to=EACH_SEAT)
RECOVER: Final = KINDS.add("recover", "14.9", to=EACH_SEAT)
PEEK: Final = KINDS.add("peek", "16.2", to=EACH_SEAT)
OF_VARIANTS: Final = [PERK, EXPLORE, PLOY, CHECK, RECOVER, PEEK]

# In the solo mode
WRATH: Final = KINDS.add("wrath", "17.5")
YIELD_TROOP: Final = KINDS.add("yield_troop", "17.6", to=EACH_SEAT)
YIELD_BUILDING: Final = KINDS.add("yield_building", "17.7", to=EACH_SEAT)
FURY: Final = KINDS.add("fury", "17.8")
DOOM: Final = KINDS.add("doom", "17.8", to=EACH_SEAT)
KEEP: Final = KINDS.add("keep", "17.10", to=EACH_SEAT)
CALM: Final = KINDS.add("calm", "17.11")
OF_SOLO: Final = [WRATH, YIELD_TROOP, YIELD_BUILDING, FURY, DOOM, KEEP, CALM]

# Two against two
REMOVE_FOR_WONDER: Final = KINDS.add("remove for wonder", "18.6", to=EACH_SEAT)  # or the ally may
SHARE: Final = KINDS.add("share", "18.12", to=EACH_SEAT)
OF_TEAMS: Final = [REMOVE_FOR_WONDER, SHARE]

# In the co-op mode
SURGE: Final = KINDS.add("surge", "19.4")
