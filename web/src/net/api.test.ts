import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, reasonOf } from './api';
import { baseOf, keepBase } from './places';

type Answer = () => Response;

const asked: string[] = []; // the method and the path of all requests
let answers: Answer[];

const json = (body: object, status = 200): Answer => {
  return () => Response.json(body, { status });
};
const table = (base: string): Answer => json({ id: 't', base, commitment: '', mine: [], version: 1 });
const refused = (code: string, status: number): Answer => json({ reason: { code, clause: '', fields: {} } }, status);
const ELSEWHERE = refused('elsewhere', 421);
const GONE: Answer = () => new Response('<html>', { status: 503 }); // from the proxy

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve((answers.shift() ?? GONE)());
  });
  [asked.length, answers] = [0, []];
  keepBase('t', '');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Return the result of a request, or the code of its refusal, while time passes. */
async function result<T>(request: Promise<T>): Promise<T | string> {
  const settled = request.catch((error: unknown) => reasonOf(error).code);
  await vi.advanceTimersByTimeAsync(60_000);
  return settled;
}

describe('a request about a table', () => {
  it('goes to any process first, and then to the one that owns the table', async () => {
    answers = [table('/n/one'), table('/n/one'), json({})];
    await result(api.table('t'));
    await result(api.stand('t', 0));
    await result(api.replay('t', 0));
    expect(asked).toEqual([
      'GET /api/tables/t',
      'POST /n/one/api/tables/t/stand',
      'GET /n/one/api/tables/t/replay?seat=0',
    ]);
  });

  it('is sent again to the new owner if the old one refuses it', async () => {
    keepBase('t', '/n/one');
    answers = [ELSEWHERE, json({ base: '/n/two' }), table('/n/two')];
    await result(api.stand('t', 0));
    expect(asked).toEqual([
      'POST /n/one/api/tables/t/stand',
      'GET /api/tables/t/place',
      'POST /n/two/api/tables/t/stand',
    ]);
    expect(baseOf('t')).toBe('/n/two');
  });

  it('is sent again if it only asks and the owner is gone', async () => {
    keepBase('t', '/n/one');
    answers = [GONE, json({ base: '/n/two' }), table('/n/two')];
    expect(await result(api.table('t'))).toMatchObject({ base: '/n/two' });
  });

  it('is not sent twice if it changes the table and may have arrived', async () => {
    keepBase('t', '/n/one');
    answers = [GONE, table('/n/two')];
    expect(await result(api.stand('t', 0))).toBe('unreachable');
    expect(asked).toEqual(['POST /n/one/api/tables/t/stand']);
    await result(api.stand('t', 0));
    expect(asked[1]).toBe('POST /api/tables/t/stand');
  });

  it('ends after some attempts if no process takes it', async () => {
    answers = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? ELSEWHERE : json({ base: '/n/two' })));
    expect(await result(api.table('t'))).toBe('unreachable');
    expect(asked.filter((path) => path.endsWith('/t'))).toHaveLength(8);
  });

  it('looks at a table without asking for its owner', async () => {
    answers = [table(''), table('/n/one'), table('')];
    await result(api.look('t'));
    await result(api.table('t'));
    await result(api.look('t'));
    expect(asked).toEqual(['GET /api/tables/t?look', 'GET /api/tables/t', 'GET /n/one/api/tables/t?look']);
    expect(baseOf('t')).toBe('/n/one');
  });

  it('is not repeated at a single process', async () => {
    answers = [GONE, refused('unknown_table', 404)];
    expect(await result(api.table('t'))).toBe('unreachable');
    expect(await result(api.table('t'))).toBe('unknown_table');
    expect(asked).toHaveLength(2);
  });
});
