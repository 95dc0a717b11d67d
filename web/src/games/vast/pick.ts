/** What the prompt says while a choice is half made: by the kind of the things that come next. */

export const PICK = {
  en: {
    'pick.square': 'Choose a square.',
    'pick.side': 'Choose a side.',
    'pick.way': 'Which way?',
    'pick.turn': 'How is it turned?',
    'pick.piece': 'Choose a piece.',
    'pick.power': 'Which power?',
    'pick.slot': 'For which Tribe?',
    'pick.omen': 'With which token?',
    'pick.action': 'With how many cubes?',
    'pick.sloth': 'Which box?',
  },
  it: {
    'pick.square': 'Scegli una casella.',
    'pick.side': 'Scegli un lato.',
    'pick.way': 'Da che parte?',
    'pick.turn': 'Come è orientata?',
    'pick.piece': 'Scegli una pedina.',
    'pick.power': 'Quale potere?',
    'pick.slot': 'Per quale Tribù?',
    'pick.omen': 'Con quale segnalino?',
    'pick.action': 'Con quanti cubi?',
    'pick.sloth': 'Quale casella?',
  },
};
