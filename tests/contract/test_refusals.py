"""Refusals say what works instead. The exceptions are listed, each with its reason."""

import json
import re
from pathlib import Path

import pytest

from antro.core.text.words import LANGUAGES
from antro.games import GAMES

EXCEPTIONS = Path(__file__).parent / "support" / "no_next_step"
ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src" / "locales"
FOLDERS = {
    **{name: f"src/antro/{name}" for name in ("bots", "cli", "core", "games", "lab", "server")},
    "terminal": "src/antro/terminal",
    **{name: f"src/antro/games/{name}" for name in GAMES},
}
PRAISE = ("reason.good_", "reason.coach_")  # reasons for a choice, not against one

# A refusal has a next step if a sentence starts with one of these verbs, or says "you can".
VERBS = {
    "en": (
        "Add|Allow|Answer|Ask|Change|Check|Choose|Click|Close|Confirm|Correct|Decide|Delete|Draw|"
        "End|Fill|Finish|First|Free|Give|Go|Install|Join|Leave|Look|Make|Move|Open|Pay|Pick|"
        "Place|Play|Put|Raise|Read|Reload|Remove|Repair|Restore|Roll|Run|Save|Set|Shorten|Start|"
        "Stop|Switch|Take|Try|Turn|"
        "Update|Use|Wait|Waiting|Write"
    ),
    "it": (
        "Accorcia|Aggiorna|Aggiungi|Annulla|Apri|Aspetta|Assegna|Attendi|Aumenta|Avvia|Cambia|"
        "Chiedi|Chiudi|Clicca|Completa|Conferma|Consenti|Controlla|Correggi|Crea|Dai|Decidi|"
        "Elimina|Esegui|Ferma|Fermati|"
        "Gioca|Gira|Guarda|In attesa|Inizia|Installa|Lascia|Leggi|Libera|Metti|Muovi|Paga|"
        "Passa|Pesca|Posiziona|Prendi|Prima|Prova|Riavvia|Ricarica|Riempi|Rimetti|Rimuovi|"
        "Ripara|Ripeti|Riprendi|Ripristina|Riprova|Rispondi|Salva|Sblocca|Scegli|Scegliene|Scegline|Scrivi|Termina|"
        "Tira|Togli|Usa|Vai"
    ),
}
YOU_CAN = {"en": r"\byou can\b", "it": r"(?<!non )\bpuoi\b"}
OBJECT = {"en": "", "it": "(lo|la|li|le|ne|ci|gli)?"}  # a pronoun at the end of the verb


def has_next_step(sentence, language):
    if "{problem}" in sentence:  # another refusal, which has a next step of its own
        return True
    starts = rf"(^|[.:?;!}}] )({VERBS[language]})({OBJECT[language]})\b"
    you_can = re.search(YOU_CAN[language], sentence, re.IGNORECASE)
    return bool(you_can or re.search(starts, sentence))


def catalogue(name, language):
    if name == "client":
        return json.loads((CLIENT / f"{language}.json").read_text())
    return json.loads((ROOT / FOLDERS[name] / f"words.{language}.json").read_text())


def refusals(name, language):
    return {
        key: sentence
        for key, sentence in catalogue(name, language).items()
        if key.startswith("reason.") and not key.startswith(PRAISE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*FOLDERS, "client"])
def test_a_refusal_says_what_works_instead(name, language):
    exceptions = json.loads((EXCEPTIONS / f"{name}.json").read_text())
    found = refusals(name, language)
    without = {key for key, sentence in found.items() if not has_next_step(sentence, language)}
    assert without == set(exceptions)


@pytest.mark.parametrize("name", [*FOLDERS, "client"])
def test_an_exception_gives_its_reason(name):
    exceptions = json.loads((EXCEPTIONS / f"{name}.json").read_text())
    assert [key for key, why in exceptions.items() if len(why.split()) < 3] == []


def test_every_catalogue_with_refusals_is_checked():
    found = {
        str(file.parent.relative_to(ROOT))
        for file in (ROOT / "src").rglob("words.en.json")
        if '"reason.' in file.read_text()
    }
    assert found == set(FOLDERS.values())


def test_sentences_without_a_next_step_are_found():
    assert not has_next_step("This seat is taken.", "en")
    assert has_next_step("This seat is taken. Choose another one, or watch.", "en")
    assert has_next_step("{hex}: out of reach. Choose a highlighted hex.", "en")
    assert not has_next_step("Questo posto è occupato.", "it")
    assert has_next_step("Questo posto è occupato. Scegline un altro, oppure guarda.", "it")
    assert not has_next_step("Ora non puoi fare questa mossa.", "it")
    assert has_next_step("Puoi farlo a partita finita.", "it")
