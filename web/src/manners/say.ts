/** What is said of people at a table: talk, coach, invitations, clocks, calls. */

import type { Phrase } from '../headless/company';
import type { Fields } from '../headless/words';
import { speaker } from '../i18n';
import { prefs } from '../live/prefs.svelte';
import type { Said } from '../wire.gen';

const en = {
  talk: 'Talk',
  talk_empty: 'Nothing has been said yet.',
  talk_write: 'Say something',
  talk_send: 'Send',
  talk_mute: 'Mute the others',
  talk_muted: 'You have muted the others.',
  talk_unmute: 'Hear them again',
  talk_news: '{name}: {text}',

  hello: 'Hello!',
  good_luck: 'Good luck!',
  well_played: 'Well played!',
  oops: 'Oops…',
  one_moment: 'One moment, please.',
  your_turn: 'It is your turn.',
  thanks: 'Thank you!',
  good_game: 'Good game!',
  wants_coach: 'would like the coach to speak at this table.',
  dismisses_coach: 'does not want the coach any longer.',
  asks_coach: 'asks the coach.',

  coach_asked: '{name} would like the coach to speak at this table. Whoever asks it is seen by all.',
  coach_agree: 'Agree',
  coach_refuse: 'No',
  coach_waits: 'The coach speaks once the others agree.',
  coach_withdraw: 'Never mind',
  coach_dismiss: 'Silence the coach',

  reach_closed: 'Only this machine can open this link. To let others in your network play, start the server with:',
  reach_unknown:
    'This machine’s address in the network is not known. ' +
    'Start the server with --public-url and an address that others can open.',
  qr: 'The link as a QR code',
  qr_show: 'Show a QR code',
  seat_taken: '{role}: {name} has sat down.',

  clock:
    'Clock: {minutes, plural, one {# minute} other {# minutes}} each, ' +
    '{seconds, plural, one {# more second} other {# more seconds}} with every decision.',
  clock_plain: 'Clock: {minutes, plural, one {# minute} other {# minutes}} each, for the whole game.',
  clock_move: 'Clock: {seconds, plural, one {# second} other {# seconds}} for every decision.',
  clock_gain: 'Added with every decision',
  clock_seconds: '{n} seconds',
  clock_nothing: 'Nothing',
  clock_left: 'Time left: {time}',
  clock_more: '+{n} s',

  turn_title: '{name}: your turn',
  turn_body: 'The others wait for you.',
  calls: 'Notify me when it is my turn',
  calls_denied: 'This browser does not let Antro notify you. Its settings can change that.',

  skip: 'Skip to my turn',
  skip_short: 'Skip',
  skip_bots: 'Bots at once',

  put_away: 'Put away',
  bring_back: 'Bring back',
  away: 'Put away ({n})',
};

type MannersKey = keyof typeof en;

const it: Record<MannersKey, string> = {
  talk: 'Chiacchiere',
  talk_empty: 'Nessuno ha ancora detto nulla.',
  talk_write: 'Di’ qualcosa',
  talk_send: 'Invia',
  talk_mute: 'Silenzia gli altri',
  talk_muted: 'Hai silenziato gli altri.',
  talk_unmute: 'Torna a leggerli',
  talk_news: '{name}: {text}',

  hello: 'Ciao!',
  good_luck: 'Buona fortuna!',
  well_played: 'Bella mossa!',
  oops: 'Ops…',
  one_moment: 'Un momento, per favore.',
  your_turn: 'Tocca a te.',
  thanks: 'Grazie!',
  good_game: 'Bella partita!',
  wants_coach: 'vorrebbe che il maestro parlasse a questo tavolo.',
  dismisses_coach: 'non vuole più il maestro.',
  asks_coach: 'chiede consiglio al maestro.',

  coach_asked: '{name} vorrebbe che il maestro parlasse a questo tavolo. Chi lo consulta è visto da tutti.',
  coach_agree: 'D’accordo',
  coach_refuse: 'No',
  coach_waits: 'Il maestro parlerà quando gli altri saranno d’accordo.',
  coach_withdraw: 'Lascia stare',
  coach_dismiss: 'Fai tacere il maestro',

  reach_closed: 'Solo questo computer può aprire il link. Perché giochino altri nella tua rete, avvia il server con:',
  reach_unknown:
    'L’indirizzo di questo computer nella rete non è noto. ' +
    'Avvia il server con --public-url e un indirizzo che gli altri possano aprire.',
  qr: 'Il link come codice QR',
  qr_show: 'Mostra un codice QR',
  seat_taken: '{role}: {name} ha preso posto.',

  clock:
    'Orologio: {minutes, plural, one {# minuto} other {# minuti}} a testa, ' +
    'più {seconds, plural, one {# secondo} other {# secondi}} a ogni decisione.',
  clock_plain: 'Orologio: {minutes, plural, one {# minuto} other {# minuti}} a testa per tutta la partita.',
  clock_move: 'Orologio: {seconds, plural, one {# secondo} other {# secondi}} per ogni decisione.',
  clock_gain: 'In più a ogni decisione',
  clock_seconds: '{n} secondi',
  clock_nothing: 'Niente',
  clock_left: 'Tempo rimasto: {time}',
  clock_more: '+{n} s',

  turn_title: '{name}: tocca a te',
  turn_body: 'Gli altri ti aspettano.',
  calls: 'Avvisami quando tocca a me',
  calls_denied: 'Questo browser non permette ad Antro di avvisarti. Si può cambiare nelle sue impostazioni.',

  skip: 'Salta al mio turno',
  skip_short: 'Salta',
  skip_bots: 'Bot senza pause',

  put_away: 'Metti via',
  bring_back: 'Riprendi',
  away: 'Messe via ({n})',
};

const speak = speaker({ en, it });

/** A text in the language of the moment, its holes filled. */
export function say(key: MannersKey, fields: Fields = {}): string {
  return speak(prefs.language, key, fields);
}

/** The phrases that one can choose from, in the order in which a game goes. */
export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'well_played',
  'oops',
  'one_moment',
  'your_turn',
  'thanks',
  'good_game',
];

/** What somebody said, in the reader's language. */
export function saidText({ phrase, text }: Said): string {
  return phrase === null ? text : say(phrase);
}
