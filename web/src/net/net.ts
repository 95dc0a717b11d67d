/**
 * The only socket of a page. It reconnects by itself, and repeats unanswered requests.
 */

import { latest, type Client, type Sent } from '../model/client';
import type { FromClient, ToClient } from './wire.gen';

const QUIET = 20_000; // milliseconds without a message before a ping
const PATIENCE = 5_000; // milliseconds to wait for the answer
const LONGEST = 5_000; // milliseconds between two attempts, at most

export type Link = 'opening' | 'open' | 'lost';

interface Listener {
  received(message: ToClient): void;
  linked(link: Link): void;
  /** Return the first messages of every new connection. */
  greeting(): FromClient[];
}

export class Net {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #again = () => this.#open();

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    window.addEventListener('online', this.#again);
    this.#open();
  }

  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#again);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket !== null) return;
    this.listener.linked(this.#attempts === 0 ? 'opening' : 'lost');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', (event) => this.#received(String(event.data)));
    socket.addEventListener('close', () => this.#lost(socket));
    this.#wait(PATIENCE, () => socket.close());
  }

  #opened(): void {
    this.#attempts = 0;
    this.listener.linked('open');
    for (const message of this.listener.greeting()) this.send(message);
    this.#listen();
  }

  /** A frame holds one message per line. */
  #received(frame: string): void {
    this.#listen();
    for (const line of frame.split('\n')) this.listener.received(JSON.parse(line) as ToClient);
  }

  /** Ping after a silence, and close the socket without an answer. */
  #listen(): void {
    this.#wait(QUIET, () => {
      this.send({ type: 'ping' });
      this.#wait(PATIENCE, () => this.#socket?.close());
    });
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (this.#closed) return;
    this.#attempts += 1;
    this.listener.linked('lost');
    this.#wait(pause(this.#attempts), this.#again);
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }
}

/** Return the pause before an attempt: longer after each failure, and different for each page. */
export function pause(attempts: number, chance: number = Math.random()): number {
  return Math.min(LONGEST, 150 * 2 ** (attempts - 1)) * (0.5 + chance / 2);
}

/** Return the messages to rejoin a table at the last version, and the unanswered requests. */
export function greeting(client: Client, seat: number | null): FromClient[] {
  const join: FromClient = { type: 'join', table: client.table, seat, seen: latest(client) };
  return client.sent === null ? [join] : [join, request(client.table, client.sent)];
}

export function request(table: string, sent: Sent): FromClient {
  const { type, id, version, move = 0, pressed } = sent;
  if (type !== 'play') return { type, table, id, version };
  return { type, table, id, version, move, ...(pressed === undefined ? {} : { pressed }) };
}

export function socketUrl(location: Location): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
