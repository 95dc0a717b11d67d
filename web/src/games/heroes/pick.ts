/** What the prompt says while a choice is half made: by the kind of the things that come next. */

export const PICK = {
  en: {
    'pick.space': 'Choose a space.',
    'pick.column': 'Choose a column.',
    'pick.die': 'Keep more dice, or throw the others.',
    'pick.pool': 'Choose more creatures, or muster this army.',
    'pick.choice': 'Choose what to do.',
    'pick.follow': 'When do you follow?',
    'pick.avoid': 'How many symbols of the opposite element do you bear?',
    'pick.nearer': 'By how many dice has the next goal to be nearer?',
    'pick.wait': 'How many beats do you wait?',
    'pick.ending': 'When do you stop?',
  },
  it: {
    'pick.space': 'Scegli uno spazio.',
    'pick.column': 'Scegli una colonna.',
    'pick.die': 'Tieni altri dadi, o lancia gli altri.',
    'pick.pool': 'Scegli altre Creature, o schiera questo esercito.',
    'pick.choice': 'Scegli che cosa fare.',
    'pick.follow': 'Quando segui?',
    'pick.avoid': 'Quanti simboli dell’Elemento opposto sopporti?',
    'pick.nearer': 'Di quanti dadi dev’essere più vicino l’obiettivo seguente?',
    'pick.wait': 'Quanti battiti aspetti?',
    'pick.ending': 'Quando ti fermi?',
  },
};
