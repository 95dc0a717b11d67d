/** Single requests over HTTP, under `/api`. */

import { keepCommitment, keepText } from '../model/records/commitments';
import { textRows } from '../model/records/review';
import { baseOf, findPlace, keepBase, pause, tablePath } from './places';
import type {
  Begin,
  EngineInfo,
  GameInfo,
  LessonInfo,
  Me,
  OpenLesson,
  OpenTable,
  OpenedRecord,
  Problem,
  Reach,
  Reason,
  Rematch,
  Rename,
  Replay,
  Review,
  ReviewDone,
  ReviewProgress,
  Roles,
  Sit,
  Stand,
  Substitute,
  TableInfo,
} from './wire.gen';

/** A refusal of the server. `reason` has a text in a catalogue. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

const NO_COOKIES: Reason = { code: 'no_cookies', clause: '', fields: {} };
const UNREACHABLE: Reason = { code: 'unreachable', clause: '', fields: {} };
const BROKEN_OFF: Reason = { code: 'broken_off', clause: '', fields: {} };

const ELSEWHERE = 'elsewhere'; // the reason of a process that does not own the table
const MOST = 8; // attempts to reach the owner of a table, in about 12 seconds

/** Return the reason for an error. */
export function reasonOf(error: unknown): Reason {
  return error instanceof Refusal ? error.reason : UNREACHABLE;
}

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('POST', '/api/me', { name } satisfies Rename),
  reach: () => ask<Reach>('GET', '/api/reach'),
  engine: () => ask<EngineInfo>('GET', '/api/engine'),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  roles: (game: string, options: Record<string, string>) =>
    ask<Roles>('GET', `/api/games/${encodeURIComponent(game)}/roles?${new URLSearchParams(options).toString()}`),
  lessons: () => ask<LessonInfo[]>('GET', '/api/lessons'),
  openLesson: (game: string, name: string, again: boolean) =>
    found(
      ask<TableInfo>('POST', `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, {
        again,
      } satisfies OpenLesson),
    ),
  tables: (without: readonly string[]) => ask<TableInfo[]>('GET', `/api/tables?without=${without.join()}`),
  table,
  look,
  open: async (wanted: OpenTable) =>
    settle(await found(ask<TableInfo>('POST', '/api/tables', { text_follows: true, ...wanted }))),
  sit: async (id: string, seat: number | null, key: string) => sitDown(await table(id), seat, key),
  begin: (id: string, level: number | null) => change(id, 'begin', { level } satisfies Begin),
  stand: (id: string, seat: number) => change(id, 'stand', { seat } satisfies Stand),
  substitute: (id: string, seat: number, level: number) =>
    change(id, 'substitute', { seat, level } satisfies Substitute),
  rematch: async (id: string, swap: boolean) => settle(await change(id, 'rematch', { swap } satisfies Rematch)),
  replay: async (id: string, seat: number) =>
    (await (await reachTable(id, `/replay?seat=${seat}`, GET)).json()) as Replay,
  record: async (id: string) => (await reachTable(id, '/record', {})).text(),
  openRecord: (record: string, seat: number) => ask<OpenedRecord>('POST', `/api/records?seat=${seat}`, record),
  review,
};

/** Return the present table. The browser saves the first commitment that it receives for a table. */
async function table(id: string): Promise<TableInfo> {
  const info = await found(reachTable(id, '', GET).then((response) => response.json() as Promise<TableInfo>));
  keepCommitment(info.id, info.commitment);
  return info;
}

/** Return a table that this page only reads. No process has to own it for that. */
async function look(id: string): Promise<TableInfo> {
  const info = (await (await reachTable(id, '?look', GET)).json()) as TableInfo;
  keepCommitment(info.id, info.commitment);
  return info;
}

/** Sit down at a newly opened table, if the opener has a seat. */
function settle(info: TableInfo): Promise<TableInfo> | TableInfo {
  keepCommitment(info.id, info.commitment);
  return info.mine.length > 0 ? sitDown(info, null, '') : info;
}

/** Take a seat, and send this browser's random text: after the commitment, before the first random result. */
function sitDown({ id, version }: TableInfo, seat: number | null, key: string): Promise<TableInfo> {
  const added = version === 0 ? entropy() : '';
  if (added !== '') keepText(id, added);
  return change(id, 'sit', { seat, key, entropy: added } satisfies Sit);
}

/** Post a request that changes a table. Return the table after it. */
async function change(id: string, path: string, body: object): Promise<TableInfo> {
  const response = await reachTable(id, `/${path}`, post(body));
  return found(response.json() as Promise<TableInfo>);
}

/** Return a table, and remember the process that owns it. */
async function found(info: Promise<TableInfo>): Promise<TableInfo> {
  const { id, base } = await info;
  keepBase(id, base);
  return info;
}

const JSON_BOTH_WAYS = { Accept: 'application/json', 'Content-Type': 'application/json' };

const GET: RequestInit = { method: 'GET', headers: JSON_BOTH_WAYS };

function post(body: object | string): RequestInit {
  return { method: 'POST', headers: JSON_BOTH_WAYS, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function ask<T>(method: string, path: string, body?: object | string): Promise<T> {
  const response = await reach(path, body === undefined ? { ...GET, method } : post(body));
  return (await response.json()) as T;
}

/**
 * Send a request to the process that owns the table. If another one owns it now, ask which one, and send it again. A
 * question is also sent again if the owner is gone. A change is not, because it may have arrived.
 */
async function reachTable(id: string, path: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const base = baseOf(id);
    try {
      return await reach(`${base}${tablePath(id)}${path}`, request);
    } catch (error) {
      const { code } = reasonOf(error);
      if (code === UNREACHABLE.code && base !== '') keepBase(id, '');
      const again = code === ELSEWHERE || (code === UNREACHABLE.code && base !== '' && request.method !== 'POST');
      if (!again || attempt === MOST) throw code === ELSEWHERE ? new Refusal(UNREACHABLE) : error;
    }
    await new Promise((rested) => setTimeout(rested, pause(attempt)));
    await findPlace(id);
  }
}

/** Return the coach's review of a record. It reports its progress. An aborted signal ends it. */
async function review(
  record: string,
  seat: number,
  { signal, progress }: { signal: AbortSignal; progress: (done: number, of: number) => void },
): Promise<Review> {
  const response = await reach(`/api/reviews?seat=${seat}`, {
    method: 'POST',
    headers: JSON_BOTH_WAYS,
    body: record,
    signal,
  });
  for await (const line of textRows(pieces(response))) {
    const message = JSON.parse(line) as ReviewProgress | ReviewDone;
    if (message.type === 'studied') return message.review;
    progress(message.done, message.of);
  }
  throw new Refusal(BROKEN_OFF);
}

/** Yield the pieces of a response's body. */
async function* pieces(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read().catch(() => undefined)) ?? {};
    if (done) return;
    if (value !== undefined) yield value;
  }
}

/** Send a request, but only with cookies: otherwise the server would never recognise the guest again. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  if (request.method === 'POST' && !navigator.cookieEnabled) throw new Refusal(NO_COOKIES);
  const response = await fetch(path, request).catch(() => undefined);
  if (response === undefined) throw new Refusal(UNREACHABLE);
  if (!response.ok) throw new Refusal(await problem(response));
  return response;
}

async function problem(response: Response): Promise<Reason> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return body?.reason ?? UNREACHABLE;
}

/** Return this browser's random text, so that the server alone cannot choose the random results. */
function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
