/** The vocabulary of spells and creatures in words: whom they concern, what they do, what a reinforcement adds. */

import type { Language } from '../../i18n';

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export const TARGETS: Words = {
  en: {
    being: 'A being',
    'exposed being': 'An exposed being',
    creature: 'A creature',
    'exposed creature': 'An exposed creature',
    'own being': 'A being of yours',
    'own creature': 'A creature of yours',
    'other own being': 'Another being of yours',
    itself: 'Itself',
    player: 'A player',
    opponent: 'An opponent',
    column: 'A column',
    'enemy column': 'An enemy column',
    'exposed beings': 'All exposed beings of a board',
    'enemy neighbours': 'Two neighbouring enemy spaces',
    'own destroyed creature': 'A destroyed creature of yours',
    'permanent spell': 'A permanent spell',
  },
  it: {
    being: 'Un Essere',
    'exposed being': 'Un Essere esposto',
    creature: 'Una Creatura',
    'exposed creature': 'Una Creatura esposta',
    'own being': 'Un proprio Essere',
    'own creature': 'Una propria Creatura',
    'other own being': 'Un altro proprio Essere',
    itself: 'Se stessa',
    player: 'Un giocatore',
    opponent: 'Un avversario',
    column: 'Una colonna',
    'enemy column': 'Una colonna nemica',
    'exposed beings': 'Tutti gli Esseri esposti di una plancia',
    'enemy neighbours': 'Due spazi nemici vicini',
    'own destroyed creature': 'Una propria Creatura distrutta',
    'permanent spell': 'Un Incantesimo permanente',
  },
};

export const EFFECTS: Words = {
  en: {
    wound: '{n, plural, one {# {wound} wound} other {# {wounds} wounds}}',
    heal: 'heals {n}',
    drain: '{n, plural, one {# magical wound} other {# magical wounds}}, and heals {m} of a being of yours',
    chain: '{n, plural, one {# magical wound} other {# magical wounds}}, {m} to each further target',
    discard: 'discards {n, plural, one {# card} other {# cards}}',
    teleport: 'goes to another empty space of its board',
    revive: 'of price {m} or less returns with {n} life',
    activate: 'is activated',
    dispel: 'loses {n} power, or ends',
    burn: '{n, plural, one {# magical wound} other {# magical wounds}} whenever its owner stops or follows',
    bless: 'heals {n} whenever its owner stops or follows',
    strength: '{n} more strength',
    freeze: 'cannot be activated',
    'magical ward': 'each magical hit is {n} less',
    'physical ward': 'each physical hit is {n} less',
    wings: 'attacks in all directions, for {n, plural, one {# helm} other {# helms}} less',
    'helm curse': '{n, plural, one {# magical wound} other {# magical wounds}} to the hero if a helm shows',
    'card curse':
      '{n, plural, one {# magical wound} other {# magical wounds}} to the hero ' +
      '{m, plural, one {for every card shown} other {for every # cards shown}}',
    die: '{n, plural, one {# more die} other {# more dice}}',
    swap: 'change places',
  },
  it: {
    wound: '{n, plural, one {# ferita {wound}} other {# ferite {wounds}}}',
    heal: 'guarisce {n}',
    drain: '{n, plural, one {# ferita magica} other {# ferite magiche}}, e guarisce {m} a un proprio Essere',
    chain: '{n, plural, one {# ferita magica} other {# ferite magiche}}, {m} a ogni altro bersaglio',
    discard: 'scarta {n, plural, one {# carta} other {# carte}}',
    teleport: 'va in un altro spazio vuoto della sua plancia',
    revive: 'di costo {m} o meno torna con {n} di vita',
    activate: 'viene attivata',
    dispel: 'perde {n} di potere, o finisce',
    burn: '{n, plural, one {# ferita magica} other {# ferite magiche}} ogni volta che il suo padrone ferma o segue',
    bless: 'guarisce {n} ogni volta che il suo padrone ferma o segue',
    strength: '{n} di forza in più',
    freeze: 'non può essere attivata',
    'magical ward': 'ogni colpo magico vale {n} di meno',
    'physical ward': 'ogni colpo fisico vale {n} di meno',
    wings: 'attacca in ogni direzione, per {n, plural, one {# elmo} other {# elmi}} in meno',
    'helm curse': '{n, plural, one {# ferita magica} other {# ferite magiche}} all’Eroe se si vede un elmo',
    'card curse':
      '{n, plural, one {# ferita magica} other {# ferite magiche}} all’Eroe ' +
      '{m, plural, one {per ogni carta mostrata} other {ogni # carte mostrate}}',
    die: '{n, plural, one {# dado in più} other {# dadi in più}}',
    swap: 'si scambiano di posto',
  },
};

export const STATICS: Words = {
  en: {
    thorns: 'Whoever attacks it suffers {n, plural, one {# magical wound} other {# magical wounds}}',
    'magical ward': 'Each magical hit on it is {n} less',
    'physical ward': 'Each physical hit on it is {n} less',
    strikes: 'Its attack hits up to {n} beings',
    regrow: 'Heals {n} whenever its owner stops or follows',
    flight: 'Flies: one step takes it to any empty space',
  },
  it: {
    thorns: 'Chi la attacca subisce {n, plural, one {# ferita magica} other {# ferite magiche}}',
    'magical ward': 'Ogni colpo magico su di lei vale {n} di meno',
    'physical ward': 'Ogni colpo fisico su di lei vale {n} di meno',
    strikes: 'Il suo attacco colpisce fino a {n} Esseri',
    regrow: 'Guarisce {n} ogni volta che il suo padrone ferma o segue',
    flight: 'Vola: un passo la porta in qualsiasi spazio vuoto',
  },
};

export const REINFORCEMENTS: Words = {
  en: {
    wound: '1 wound more',
    heal: '1 more healed',
    discard: '1 card more',
    target: '1 target more',
    permanent: '1 power token',
  },
  it: {
    wound: '1 ferita in più',
    heal: '1 guarigione in più',
    discard: '1 carta in più',
    target: '1 bersaglio in più',
    permanent: '1 gettone potere',
  },
};
