"""Laws of texts. They need no position."""

from typing import Final

from antro.core.text.words import holes
from antro.testing.subject import Subject
from antro.testing.walks import Law, Walk

FORMS: Final = ("the", "of", "to")  # forms of a role in the texts of the client


def each_move_has_its_own_number_and_text(subject: Subject, walk: Walk) -> None:
    texts: dict[str, int] = {}
    for number, choice in enumerate(subject.game.choice_of):
        move = subject.describe(number)
        assert move.number == number, f"{move.text} has the number {move.number}, not {number}"
        other = texts.setdefault(move.text, number)
        assert other == number, f"two moves have the text {move.text}"
        owned = choice.first <= number < choice.first + choice.size
        assert owned, f"{move.text} is not a move of {type(choice).__name__}"


def languages_have_the_same_sentences_with_the_same_holes(subject: Subject, walk: Walk) -> None:
    for language, words in subject.words.items():
        for other, others in subject.words.items():
            missing = sorted({*others} - {*words})
            assert not missing, f"missing in {language}: {', '.join(missing)}"
            for key in words:
                same = holes(words[key]) == holes(others[key])
                assert same, f"{key} has different holes in {language} and {other}"


def a_role_has_the_forms_that_texts_use(subject: Subject, walk: Walk) -> None:
    for language, words in subject.words.items():
        for role in subject.game.roles:
            missing = [form for form in FORMS if f"role:{role}.{form}" not in words]
            assert not missing, f"role:{role} has no form {', '.join(missing)} in {language}"


LAWS: Final[list[Law]] = [
    each_move_has_its_own_number_and_text,
    languages_have_the_same_sentences_with_the_same_holes,
    a_role_has_the_forms_that_texts_use,
]
