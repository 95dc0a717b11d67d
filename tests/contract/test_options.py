"""The options of games: values that apply are accepted, all others are refused."""

from itertools import product

import pytest

from antro.core.contract.errors import BadOption
from antro.games import GAMES
from antro.games.option import complete, takes
from antro.rulebook import clauses, rulebook

every_game = pytest.mark.parametrize("manifest", GAMES.values(), ids=GAMES)


def others(option):
    """Return the values except the default, or a text if the option takes any text."""
    return [value for value in option.values if value != option.default] or ["a text"]


def settings_of(manifest, names):
    """Return every combination of values of these options."""
    values = [option.values for option in manifest.options if option.name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


@every_game
def test_an_option_depends_on_earlier_options(manifest):
    known: dict[str, list[str]] = {}
    for option in manifest.options:
        for needs in [option.only, option.matters, *option.value_only.values()]:
            for name, values in needs.items():
                assert set(values) < set(known[name])
        assert {*option.value_only} <= {*option.values} - {option.default}
        known[option.name] = option.values


@every_game
def test_an_option_that_applies_is_accepted_and_any_other_refused(manifest):
    for option in manifest.options:
        for value in others(option):
            needed = {**option.only, **option.value_only.get(value, {})}
            for around in settings_of(manifest, [*needed]):
                assert_accepted_or_refused(manifest, option, around, value)


def assert_accepted_or_refused(manifest, option, around, value):
    try:
        chosen = complete(manifest.options, around)
    except BadOption:
        return  # the options around it do not go together
    if not takes(option, value, chosen):
        with pytest.raises(BadOption, match=f"{option.name}=.*: option_needs"):
            manifest.make({**around, option.name: value})
    elif option.values:
        assert manifest.make({**around, option.name: value}).options[option.name] == value
    else:
        assert complete(manifest.options, {**around, option.name: value})[option.name] == value


@every_game
def test_an_option_has_a_name_and_one_sentence_that_explains_it(manifest):
    for words in manifest.words.values():
        for option in manifest.options:
            assert words[f"option:{option.name}"]
            assert words[f"option.{option.name}"].endswith(".")
            assert all(
                f"{option.name}:{value}" in words or f"value:{value}" in words
                for value in option.values
                if value.isalpha()
            ), option.name


@every_game
def test_everything_that_a_page_shows_of_an_option_exists(manifest):
    for option in manifest.options:
        assert {*option.recommended} <= {*option.values}
        assert {*option.role_sets} in (set(), {*option.values})
        assert {*option.clauses.values()} <= clauses(rulebook(manifest.name, "en")).keys()
        for words in manifest.words.values():
            assert not option.group or f"group:{option.group}" in words
            assert not option.matters or f"only.{option.name}" in words


@every_game
def test_a_set_of_roles_makes_these_roles_play(manifest):
    for main in manifest.options[:1]:
        for value, roles in main.role_sets.items():
            assert manifest.roles({main.name: value}) == roles
