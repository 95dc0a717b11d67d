"""A state as one flat row of values, in the order that golden games use for their digest.

The fields are listed here so that stored digests stay valid when a state is kept differently.
"""


def row(state):
    return (
        state.viewer,
        tuple(question.text for question in state.pending),
        state.stage,
        state.first,
        state.drafted,
        state.halved,
        state.winners,
        state.drawn,
        tuple(state.ranks),
        tuple(state.bout_of),
        tuple(side_row(side) for side in state.sides),
        tuple(bout_row(bout) for bout in state.bouts),
        tuple(market_row(market) for market in state.markets),
    )


def side_row(side):
    cards = [tuple(pile.listed()) for pile in (side.hand, side.deck, side.discard)]
    return (
        (side.hero, side.life, side.most_life, side.out, side.points),
        (*cards, side.unseen, side.owed, side.losing),
        (side.army, side.turned_up, side.to_place, side.destroyed),
        (tuple(side.board), tuple(side.wounds), side.activated, tuple(side.permanents)),
        (side.dice, side.dice_size, side.kept, side.thrown, side.throws, side.plan, side.acted),
        (side.order, side.order_step, side.waited),
    )


def bout_row(bout):
    return (
        tuple(question.text for question in bout.pending),
        (bout.phase, bout.seats, bout.alive, bout.base, bout.stops, bout.stopper, bout.origin),
        (bout.followers, bout.shown, bout.resting, bout.watched),
        act_row(bout.act),
    )


def act_row(act):
    return (
        (act.seat, act.following, act.spell, act.dispelling, act.reinforced),
        (tuple(act.targets), tuple(act.places), tuple(act.paid)),
        (act.helms, act.active, act.commanded, tuple(act.strikes)),
    )


def market_row(market):
    return tuple(market.places), market.wanted, tuple(market.deck.listed()), market.deck_size
