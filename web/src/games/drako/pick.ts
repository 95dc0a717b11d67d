/** What the prompt says while a choice is half made: by the kind of the things that come next. */

export const PICK = {
  en: {
    'pick.card': 'Choose a card.',
    'pick.symbol': 'Choose a symbol on the card.',
    'pick.figure': 'Choose a figure.',
    'pick.hex': 'Choose a hex.',
    'pick.ray': 'Choose a direction.',
    'pick.area': 'Choose an area of the Dragon’s mat.',
  },
  it: {
    'pick.card': 'Scegli una carta.',
    'pick.symbol': 'Scegli un simbolo della carta.',
    'pick.figure': 'Scegli una miniatura.',
    'pick.hex': 'Scegli un esagono.',
    'pick.ray': 'Scegli una direzione.',
    'pick.area': 'Scegli una sezione della plancia del Drago.',
  },
};
