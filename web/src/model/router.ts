/** The pages and their addresses. They come after the `#`, so no server logs an invitation. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; options: Readonly<Record<string, string>> }
  | { page: 'table'; table: string; seat: number | null; key: string | null }
  | { page: 'replay'; table: string; review: boolean; step: number }
  | { page: 'record' }
  | { page: 'lessons' }
  | { page: 'games'; game: string }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'about' };

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [page, first, second] = path.split('/').map(decoded);
  const asked = new URLSearchParams(query);
  if (page === 'new' && first) return { page, game: first, options: Object.fromEntries(asked) };
  if (page === 'table' && first) return { page, table: first, ...invitation(asked) };
  if ((page === 'replay' || page === 'review') && first)
    return { page: 'replay', table: first, review: page === 'review', step: stepIn(asked) };
  if (page === 'record' || page === 'about' || page === 'lessons') return { page };
  if (page === 'games' && first) return { page, game: first };
  if (page === 'rules' && first) return { page, game: first, clause: second || null };
  return { page: 'home' };
}

export const to = {
  home: () => '#/',
  game: (game: string) => `#/games/${game}`,
  /** A new table, with some options if they are given. */
  new: (game: string, options: Readonly<Record<string, string>> = {}) => {
    const chosen = new URLSearchParams(options).toString();
    return chosen ? `#/new/${game}?${chosen}` : `#/new/${game}`;
  },
  table: (id: string) => `#/table/${id}`,
  /** An invitation to one seat, or to any open seat. */
  invitation: (id: string, seat: number | null, key: string) =>
    `#/table/${id}?${seat === null ? '' : `seat=${seat}&`}key=${key}`,
  /** The replay of a table, from its start or at one of its steps. */
  replay: (id: string, step = 0) => (step > 0 ? `#/replay/${id}?step=${step}` : `#/replay/${id}`),
  review: (id: string) => `#/review/${id}`,
  record: () => '#/record',
  lessons: () => '#/lessons',
  rules: (game: string, clause?: string) => (clause ? `#/rules/${game}/${clause}` : `#/rules/${game}`),
  about: () => '#/about',
};

/** Decode a part of an address, or return it unchanged if it is broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Return the number of a step, or 0 if the address has none. */
function stepIn(asked: URLSearchParams): number {
  return Math.max(0, Math.trunc(Number(asked.get('step'))) || 0);
}

function invitation(asked: URLSearchParams): { seat: number | null; key: string | null } {
  const seat = asked.get('seat');
  return { seat: seat === null ? null : Number(seat), key: asked.get('key') };
}
