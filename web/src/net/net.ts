/**
 * The only socket of a page, to the process that owns its table. It reconnects by itself, and repeats unanswered
 * requests.
 */

import { latest, type Client, type Sent } from '../model/client';
import { baseOf, findPlace, pause } from './places';
import type { FromClient, ToClient } from './wire.gen';

const QUIET = 20_000; // milliseconds without a message before a ping
const PATIENCE = 5_000; // milliseconds to wait for the answer

export type Link = 'opening' | 'open' | 'lost';

interface Listener {
  received(message: ToClient): void;
  linked(link: Link): void;
  /** Return the first messages of every new connection. */
  greeting(): FromClient[];
}

export class Net {
  #socket: WebSocket | null = null;
  #attempts = 0; // since the last message
  #moved = false; // another process may own the table now
  #finding = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #again = () => this.#open();

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    window.addEventListener('online', this.#again);
    this.#open();
  }

  send(message: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#listen(PATIENCE); // a process that stands still keeps its sockets
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#again);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#finding || this.#socket !== null) return;
    this.listener.linked(this.#attempts === 0 ? 'opening' : 'lost');
    if (this.#moved) void this.#find();
    else this.#connect();
  }

  /** Connect to the process that owns the table now. */
  async #find(): Promise<void> {
    this.#finding = true;
    this.#moved = !(await findPlace(this.table));
    this.#finding = false;
    if (this.#closed) return;
    if (this.#moved) this.#retry();
    else this.#connect();
  }

  #connect(): void {
    const socket = new WebSocket(socketUrl(location, baseOf(this.table)));
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', (event) => this.#received(socket, String(event.data)));
    socket.addEventListener('close', () => this.#lost(socket));
    this.#wait(PATIENCE, () => socket.close());
  }

  #opened(): void {
    this.listener.linked('open');
    for (const message of this.listener.greeting()) this.send(message);
  }

  /** A frame holds one message per line. */
  #received(socket: WebSocket, frame: string): void {
    if (this.#socket === socket) this.#listen(QUIET);
    for (const line of frame.split('\n')) {
      if (this.#socket !== socket) return;
      this.#take(socket, JSON.parse(line) as ToClient);
    }
  }

  /** Give a message to the page. If another process owns the table, go there and ask again. */
  #take(socket: WebSocket, message: ToClient): void {
    if (message.type === 'refused' && message.reason.code === 'elsewhere') {
      this.#moved = true;
      socket.close();
      this.#lost(socket);
    } else {
      this.#attempts = 0;
      this.listener.received(message);
    }
  }

  /** Ping after a silence, and close the socket without an answer. */
  #listen(silence: number): void {
    this.#wait(silence, () => {
      this.send({ type: 'ping' });
      this.#wait(PATIENCE, () => this.#socket?.close());
    });
  }

  /** Come back later. A process of several may be gone for good, so ask first who owns the table. */
  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#moved ||= baseOf(this.table) !== '';
    if (!this.#closed) this.#retry();
  }

  #retry(): void {
    this.#attempts += 1;
    this.listener.linked('lost');
    this.#wait(pause(this.#attempts), this.#again);
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }
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

export function socketUrl(location: Location, base: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}/ws`;
}
