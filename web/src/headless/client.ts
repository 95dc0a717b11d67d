/**
 * What a page knows of the table it looks at: data, and pure functions of it. No DOM, no socket.
 *
 * Views arrive one per move, with what chance made of it, and are shown one after the other, so that
 * each can be animated: `now` is on the screen, `waiting` come next, and offers count only when
 * nothing waits.
 */

import type { Advice, Line, Move, Now, Player, Reason, Then, ToClient } from '../wire.gen';
import { changed } from './changes';

/** A request that the server has not answered yet, and that is sent again after a reconnection. */
export interface Sent {
  type: 'play' | 'undo' | 'resign';
  id: string;
  version: number;
  move?: number;
  until?: number; // it is saved, and led to this version, which has not come yet
}

export interface Because {
  handle: string;
  reason: Reason | null;
}

export interface Client {
  readonly table: string;
  readonly now: Now | null;
  readonly waiting: readonly Now[];
  readonly meanings: ReadonlyMap<number, Move>; // of every move that was offered
  readonly log: readonly Line[];
  readonly players: readonly Player[];
  readonly sent: Sent | null;
  readonly refused: Reason | null;
  readonly because: Because | null;
  readonly advice: Advice | null;
  readonly next: string | null;
}

export function blank(table: string): Client {
  return {
    table,
    now: null,
    waiting: [],
    meanings: new Map(),
    log: [],
    players: [],
    sent: null,
    refused: null,
    because: null,
    advice: null,
    next: null,
  };
}

/** The client after one message. */
export function receive(client: Client, message: ToClient): Client {
  switch (message.type) {
    case 'now':
      return message.table === client.table ? received(client, message) : client;
    case 'then':
      return message.table === client.table ? happened(client, message) : client;
    case 'people':
      return message.table === client.table ? { ...client, players: message.players } : client;
    case 'done':
      return message.id === client.sent?.id ? done(client, client.sent, message.version) : client;
    case 'refused':
      return refused(client, message.reason, message.id ?? null);
    case 'because':
      return { ...client, because: { handle: message.handle, reason: message.reason } };
    case 'advice':
      return { ...client, advice: message };
    case 'next':
      return message.table === client.table ? { ...client, next: message.next } : client;
    case 'pong':
      return client;
    default:
      message satisfies never;
      return client;
  }
}

/** The latest version that this client has been told of. */
export function latest(client: Client): number {
  return (client.waiting.at(-1) ?? client.now)?.version ?? 0;
}

/** The next view comes onto the screen, and with it what the log says of it. */
export function shown(client: Client): Client {
  const [now, ...waiting] = client.waiting;
  if (now === undefined) return client;
  const lines = now.since === 0 ? [] : client.log.filter((line) => line.version <= now.since);
  const advice = client.advice?.version === now.version ? client.advice : null;
  return { ...client, now, waiting, log: [...lines, ...now.log], advice };
}

const NOTHING: readonly Move[] = [];

/** What the person may choose at this moment: nothing while views wait or a move is on its way. */
export function offers(client: Client): readonly Move[] {
  return client.waiting.length === 0 && client.sent === null ? (client.now?.offers ?? NOTHING) : NOTHING;
}

export function send(client: Client, sent: Sent): Client {
  return { ...client, sent, refused: null, because: null };
}

function received(client: Client, now: Now): Client {
  const sent = (client.sent?.until ?? Infinity) <= now.version ? null : client.sent;
  const meanings = learned(client.meanings, now.offers);
  const fresh = { ...client, players: now.players, meanings, sent, refused: null, because: null };
  if (now.seat !== client.now?.seat || now.since === 0) return shown({ ...fresh, waiting: [now] });
  return now.version > latest(client) ? { ...fresh, waiting: [...client.waiting, now] } : client;
}

/** What somebody's move changed, made whole again: it follows the last view that came. */
function happened(client: Client, { changes, ...then }: Then): Client {
  const before = client.waiting.at(-1) ?? client.now;
  if (before === null) return client;
  const view = changes.reduce(changed, before.view);
  const offers = then.offers.map((offer) => (typeof offer === 'number' ? client.meanings.get(offer)! : offer));
  return received(client, { ...before, ...then, type: 'now', view, offers, players: [...client.players] });
}

/** A move is told whole once, and by its number from then on. */
function learned(meanings: ReadonlyMap<number, Move>, offers: readonly Move[]): ReadonlyMap<number, Move> {
  const fresh = offers.filter(({ number }) => !meanings.has(number));
  return fresh.length === 0
    ? meanings
    : new Map([...meanings, ...fresh.map((move): [number, Move] => [move.number, move])]);
}

/** Saved: but until its view has come, the offers on the screen are those of before. */
function done(client: Client, sent: Sent, version: number): Client {
  return { ...client, sent: latest(client) >= version ? null : { ...sent, until: version } };
}

function refused(client: Client, reason: Reason, id: string | null): Client {
  const sent = id === client.sent?.id ? null : client.sent;
  return { ...client, sent, refused: reason };
}
