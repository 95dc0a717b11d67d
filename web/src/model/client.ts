/** What a page knows of the table it looks at: data, and pure functions of it. No DOM, no socket. */

import { heard } from './lesson';
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
import { advance, drain, newest, NO_VIEWS, push, questionOf, type ViewQueue } from './view_queue';

/** A request that the server has not answered yet, and that is sent again after a reconnection. */
export interface Sent {
  type: 'play' | 'undo' | 'resign';
  id: string;
  version: number;
  move?: number;
  pressed?: number; // when, in table time
  until?: number; // it is saved, and led to this version, which has not come yet
}

export interface Because {
  handle: string;
  reason: Reason | null;
}

export interface Client {
  readonly table: string;
  readonly views: ViewQueue;
  readonly moves: ReadonlyMap<number, Move>; // every one that was offered, by its number
  readonly players: readonly Player[];
  readonly waitingFor: readonly number[]; // seats for which the table's time stands still
  readonly latencies: readonly SeatLatency[]; // of the seats, in a game against time
  readonly sent: Sent | null;
  readonly refused: Reason | null;
  readonly because: Because | null;
  readonly advice: Advice | null;
  readonly next: string | null;
  readonly drawOffers: readonly number[]; // seats that want to call it drawn
  readonly lessons: readonly LessonStep[]; // where the lesson is at each version, if the table is one
  readonly chat: readonly Said[];
  readonly forCoach: readonly number[]; // seats that want the coach, where several people play
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

/** The client after one message. */
export function receive(client: Client, message: ToClient): Client {
  switch (message.type) {
    case 'snapshot':
      return message.table === client.table ? take(goingOn(client), message) : client;
    case 'update':
      return message.table === client.table ? update(client, message) : client;
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
      return message.table === client.table ? { ...client, lessons: heard(client.lessons, message) } : client;
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

/** The latest version that this client has been told of. */
export function latest({ views }: Client): number {
  return newest(views)?.version ?? 0;
}

/** The version of the view on the screen: what is chosen there is chosen at that version. */
export function shown({ views }: Client): number {
  return views.current?.version ?? 0;
}

/** The next view comes onto the screen. */
export function showNext(client: Client): Client {
  return show(client, advance(client.views));
}

/** The newest view comes onto the screen, without those between. */
export function showNewest(client: Client): Client {
  return show(client, drain(client.views));
}

const NOTHING: readonly Move[] = [];

/** What the person may choose at this moment: nothing while views wait or a move is on its way. */
export function offers({ views, sent }: Client): readonly Move[] {
  return views.waiting.length === 0 && sent === null ? (views.current?.offers ?? NOTHING) : NOTHING;
}

export function send(client: Client, sent: Sent): Client {
  return { ...client, sent, refused: null, because: null };
}

/** With other views; advice that is not on what the view on the screen asks goes. */
function show(client: Client, views: ViewQueue): Client {
  const stays = views.current?.version === client.advice?.version || stillAsks(client.views, views);
  return { ...client, views, advice: stays ? client.advice : null };
}

/** Whether the view on the screen is the same, or the choice on it stands whatever the others chose meanwhile. */
export function stillAsks(before: ViewQueue, after: ViewQueue): boolean {
  if (before.current === after.current) return true;
  return after.current?.asked.together === true && questionOf(before) === questionOf(after);
}

/** Nobody is waited for, until the server says so again. */
function goingOn(client: Client): Client {
  return client.waitingFor.length === 0 ? client : { ...client, waitingFor: NOBODY };
}

function take(client: Client, snapshot: Snapshot): Client {
  const views = push(client.views, snapshot);
  if (views === client.views) return client;
  const sent = (client.sent?.until ?? Infinity) <= snapshot.version ? null : client.sent;
  const moves = learn(client.moves, snapshot.offers);
  return show({ ...client, players: snapshot.players, moves, sent, refused: null, because: null }, views);
}

/** What somebody's move changed, made whole again: it follows the last view that came. */
function update(client: Client, { changes, ...rest }: Update): Client {
  const before = newest(client.views);
  if (before === null) return client;
  const view = changes.reduce(changed, before.view);
  const offered = rest.offers.map((offer) => (typeof offer === 'number' ? client.moves.get(offer)! : offer));
  const players = [...client.players];
  return take(client, { ...before, ...rest, type: 'snapshot', view, offers: offered, players });
}

/** A move is told whole once, and by its number from then on. */
function learn(moves: ReadonlyMap<number, Move>, offered: readonly Move[]): ReadonlyMap<number, Move> {
  const fresh = offered.filter(({ number }) => !moves.has(number));
  return fresh.length === 0 ? moves : new Map([...moves, ...fresh.map((move) => [move.number, move] as const)]);
}

/** Saved: but until its view has come, the offers on the screen are those of before. */
function done(client: Client, sent: Sent, version: number): Client {
  return { ...client, sent: latest(client) >= version ? null : { ...sent, until: version } };
}

function refused(client: Client, reason: Reason, id: string | null): Client {
  const sent = id === client.sent?.id ? null : client.sent;
  return { ...client, sent, refused: reason };
}
