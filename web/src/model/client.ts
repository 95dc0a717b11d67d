/** A page's knowledge of its table: data and pure functions, without DOM and socket. */

import { addStep } from './lesson';
import type {
  Advice,
  LessonStep,
  Move,
  Player,
  Reason,
  Said,
  SeatLatency,
  Snapshot,
  ToClient,
  Update,
} from '../net/wire.gen';
import { changed } from './changes';
import { chatAfter } from './chat';
import { addOlder, advance, drain, newest, NO_VIEWS, push, questionOf, type ViewQueue } from './view_queue';

/** A request without an answer. It is sent again after a reconnection. */
export interface Sent {
  type: 'play' | 'undo' | 'resign';
  id: string;
  version: number;
  move?: number;
  pressed?: number; // the table time of the press
  until?: number; // saved as this version, whose view has not arrived yet
}

export interface Because {
  handle: string;
  reason: Reason | null;
}

export interface Client {
  readonly table: string;
  readonly views: ViewQueue;
  readonly moves: Map<number, Move>; // every offered move, by its number
  readonly players: readonly Player[];
  readonly waitingFor: readonly number[]; // the seats in a pause
  readonly latencies: readonly SeatLatency[]; // of the seats in a timed game
  readonly sent: Sent | null;
  readonly refused: Reason | null;
  readonly because: Because | null;
  readonly advice: Advice | null;
  readonly next: string | null;
  readonly drawOffers: readonly number[]; // the seats that offer a draw
  readonly lessons: readonly LessonStep[]; // the steps of the table's lesson, by version
  readonly chat: readonly Said[];
  readonly forCoach: readonly number[]; // the seats that want the coach at a table with several people
}

const NOBODY: readonly number[] = [];

export function blank(table: string): Client {
  return {
    table,
    views: NO_VIEWS,
    moves: new Map(),
    players: [],
    waitingFor: NOBODY,
    latencies: [],
    sent: null,
    refused: null,
    because: null,
    advice: null,
    next: null,
    drawOffers: NOBODY,
    lessons: [],
    chat: [],
    forCoach: NOBODY,
  };
}

/** Return the client after one message. */
export function receive(client: Client, message: ToClient): Client {
  switch (message.type) {
    case 'snapshot':
      return message.table === client.table ? take(endPause(client), message) : client;
    case 'update':
      return message.table === client.table ? update(client, message) : client;
    case 'older_lines':
      return message.table === client.table ? { ...client, views: addOlder(client.views, message.lines) } : client;
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
    case 'draw_offered':
      return message.table === client.table ? { ...client, drawOffers: message.seats } : client;
    case 'lesson':
      return message.table === client.table ? { ...client, lessons: addStep(client.lessons, message) } : client;
    case 'chat':
      return message.table === client.table ? { ...client, chat: chatAfter(client.chat, message.said) } : client;
    case 'coaching':
      return message.table === client.table ? { ...client, forCoach: message.seats } : client;
    case 'paused':
      return message.table === client.table ? { ...client, waitingFor: message.waiting_for } : client;
    case 'probe':
      return { ...client, latencies: message.latencies[client.table] ?? client.latencies };
    case 'pong':
      return client;
    default:
      message satisfies never;
      return client;
  }
}

/** Return the latest version that this client knows. */
export function latest({ views }: Client): number {
  return newest(views)?.version ?? 0;
}

/** Return the version of the view on the screen. Moves are sent with that version. */
export function shown({ views }: Client): number {
  return views.current?.version ?? 0;
}

/** Show the next view. */
export function showNext(client: Client): Client {
  return show(client, advance(client.views));
}

/** Show the newest view, and skip the ones before it. */
export function showNewest(client: Client): Client {
  return show(client, drain(client.views));
}

const NOTHING: readonly Move[] = [];

/** Return the moves that the person may choose now. There are none while views wait or a move is being sent. */
export function offers({ views, sent }: Client): readonly Move[] {
  return views.waiting.length === 0 && sent === null ? (views.current?.offers ?? NOTHING) : NOTHING;
}

export function send(client: Client, sent: Sent): Client {
  return { ...client, sent, refused: null, because: null };
}

/** Replace the views. Drop the advice if the view on the screen asks something else. */
function show(client: Client, views: ViewQueue): Client {
  const stays = views.current?.version === client.advice?.version || stillAsks(client.views, views);
  return { ...client, views, advice: stays ? client.advice : null };
}

/** Return true if the screen still shows the same choice. Choices of others do not matter. */
export function stillAsks(before: ViewQueue, after: ViewQueue): boolean {
  if (before.current === after.current) return true;
  return after.current?.asked.together === true && questionOf(before) === questionOf(after);
}

/** End the pause until the server reports one again. */
function endPause(client: Client): Client {
  return client.waitingFor.length === 0 ? client : { ...client, waitingFor: NOBODY };
}

function take(client: Client, snapshot: Snapshot): Client {
  const views = push(client.views, snapshot);
  if (views === client.views) return client;
  const sent = (client.sent?.until ?? Infinity) <= snapshot.version ? null : client.sent;
  learn(client.moves, snapshot.offers);
  return show({ ...client, players: snapshot.players, sent, refused: null, because: null }, views);
}

/** Make a whole view from the changes to the last view that arrived. */
function update(client: Client, { changes, ...rest }: Update): Client {
  const before = newest(client.views);
  if (before === null) return client;
  const view = changes.reduce(changed, before.view);
  const offered = rest.offers.map((offer) => (typeof offer === 'number' ? client.moves.get(offer)! : offer));
  const players = client.players as Player[]; // the same, so that their texts are not made again
  return take(client, { ...before, ...rest, type: 'snapshot', view, offers: offered, players });
}

/**
 * Remember offered moves: the server sends each in full once, and then only its number. The map is changed in place,
 * because a copy would cost more with every move of a game.
 */
function learn(moves: Map<number, Move>, offered: readonly Move[]): void {
  for (const move of offered) moves.set(move.number, move);
}

/** Note that a request was saved. Its view may still be on the way, so keep the old offers hidden. */
function done(client: Client, sent: Sent, version: number): Client {
  return { ...client, sent: latest(client) >= version ? null : { ...sent, until: version } };
}

function refused(client: Client, reason: Reason, id: string | null): Client {
  const sent = id === client.sent?.id ? null : client.sent;
  return { ...client, sent, refused: reason };
}
