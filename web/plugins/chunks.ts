/** The chunks of the built client: few, so that a page needs few requests. */

type Name = string | ((id: string) => string | null);
type Group = { name: Name; test?: RegExp; priority: number };

const GAME = /\/src\/games\/(\w+)\/|[?&]game=(\w+)/;
const OUTSIDE = /\/(?:manifest|page|art\/box)\.ts$/; // for pages where the game is not played
const TEXTS = /\/(?:words\.|text\/|locales\/)(\w+)\.json$/;
const AT_ONCE = /\/bots\/words\./; // texts that every page loads in all languages
const BASE = [
  /\/node_modules\/svelte\//,
  /\/src\/(?:app|shell|kit|art|text|net|model)\/(?!box\/)/,
  /\/src\/rules\/(?:Clause|Rule|rulebook)\./,
]; // with all that these import
const STYLE = /[.&?]css\b/;

/** Return the game of a module, if the module is loaded with its table. */
export function gameOf(id: string): string | null {
  const [, folder, icon] = GAME.exec(id) ?? [];
  return OUTSIDE.test(id) ? null : (folder ?? icon ?? null);
}

/** Return the chunk of a catalogue: one for each game and language, and one for all other texts in a language. */
function catalogue(id: string): string | null {
  const language = TEXTS.exec(id)?.[1];
  const game = /\/games\/(\w+)\//.exec(id)?.[1] ?? 'words';
  return language === undefined || AT_ONCE.test(id) ? null : `${game}.${language}`;
}

/** Put what all pages need into one chunk, and also the styles of all pages, which are short. */
function client(id: string): string | null {
  const isStyle = STYLE.test(id) && gameOf(id) === null;
  return isStyle || BASE.some((part) => part.test(id)) ? 'client' : null;
}

export const CHUNKS: Group[] = [
  { name: catalogue, priority: 4 },
  { name: client, priority: 3 },
  { name: 'table', test: /\/src\/(?:table|motion)\//, priority: 2 }, // also for replays
  { name: gameOf, priority: 1 },
];
