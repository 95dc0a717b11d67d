"""Refusals say what works instead. The exceptions are listed, each with its reason."""

import json
import re
from pathlib import Path

import pytest

from antro.core.text.words import LANGUAGES, load
from antro.games import GAMES

EXCEPTIONS = Path(__file__).parent / "support" / "no_next_step"
PACKAGES = {
    "core": "antro.core",
    "server": "antro.server",
    **{name: f"antro.games.{name}" for name in GAMES},
}
PRAISE = ("reason.good_", "reason.coach_")  # reasons for a choice, not against one

# A refusal has a next step if a sentence starts with one of these verbs, or says "you can".
VERBS = {
    "en": "Allow|Answer|Ask|Check|Choose|Click|Close|Confirm|Decide|Draw|End|Fill|Finish|First|"
    "Free|Go|Look|Make|Move|Open|Pay|Pick|Place|Play|Put|Reload|Remove|Roll|Set|Shorten|Start|"
    "Stop|Take|Try|Turn|Use|Wait|Waiting|Write",
    "it": "Annulla|Apri|Aspetta|Attendi|Cambia|Chiedi|Chiudi|Clicca|Completa|Conferma|Controlla|"
    "Correggi|Decidi|Gioca|Gira|Guarda|Inizia|Libera|Muovi|Paga|Pesca|Posiziona|Prendi|Prima|"
    "Prova|Ricarica|Rimuovi|Rispondi|Riprendi|Riempi|Riprova|Sblocca|Scegli|Scegline|Scegliene|"
    "Scrivi|Tira|Togli|Termina|Usa|Metti|Fermati|Vai|Accorcia|In attesa",
}
YOU_CAN = {"en": r"\byou can\b", "it": r"\bpuoi\b"}


def has_next_step(sentence, language):
    starts = rf"(^|[.:?;!}}] )({VERBS[language]})\b"
    you_can = re.search(YOU_CAN[language], sentence, re.IGNORECASE)
    return bool(you_can or re.search(starts, sentence))


def refusals(package, language):
    return {
        key: sentence
        for key, sentence in load(package, language).items()
        if key.startswith("reason.") and not key.startswith(PRAISE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKAGES)
def test_a_refusal_says_what_works_instead(name, language):
    exceptions = json.loads((EXCEPTIONS / f"{name}.json").read_text())
    found = refusals(PACKAGES[name], language)
    without = {key for key, sentence in found.items() if not has_next_step(sentence, language)}
    assert without == set(exceptions)


@pytest.mark.parametrize("name", PACKAGES)
def test_an_exception_gives_its_reason(name):
    exceptions = json.loads((EXCEPTIONS / f"{name}.json").read_text())
    assert [key for key, why in exceptions.items() if len(why.split()) < 3] == []


def test_sentences_without_a_next_step_are_found():
    assert not has_next_step("This seat is taken.", "en")
    assert has_next_step("This seat is taken. Choose another one, or watch.", "en")
    assert has_next_step("{hex}: out of reach. Choose a highlighted hex.", "en")
    assert not has_next_step("Questo posto è occupato.", "it")
    assert has_next_step("Questo posto è occupato. Scegline un altro, oppure guarda.", "it")
