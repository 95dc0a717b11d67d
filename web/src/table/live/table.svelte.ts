/** A running table: the socket feeds the headless client, and sends the player's choices. */

import {
  blank,
  latest,
  offers,
  receive,
  send,
  shown,
  showNewest,
  showNext,
  stillAsks,
  type Client,
  type Sent,
} from '../../model/client';
import type { Phrase } from '../../model/chat';
import type { BotSpeed } from '../../model/bot_speed';
import { addEffects, NO_EFFECTS, type Effects, type FindEffects } from '../../model/effects';
import { thingsOf } from '../../model/handles';
import { keepTime, NO_TIME, tableTime, type TableClock } from '../../model/table_clock';
import { isUnconnected, newest, questionOf, type ViewQueue } from '../../model/view_queue';
import { greeting, Net, request, type Link } from '../../net/net';
import type { FromClient, Move, Snapshot, ToClient } from '../../net/wire.gen';
import { Picking } from '../handles/picking.svelte';

export class LiveTable {
  client = $state.raw<Client>(blank(''));
  link = $state<Link>('opening');
  hinting = $state(false); // the coach is thinking
  readonly picking: Picking;
  effects = $state.raw<Effects>(NO_EFFECTS); // of the events since this page was opened
  /** The game's function that finds effects, when it is loaded. */
  findEffects: FindEffects = () => [];
  /** Called before a view that does not wait is shown. */
  beforeShowing: (before: ViewQueue, after: ViewQueue) => void = () => undefined;
  #net: Net | null = null;
  #seat: number | null = null;
  #asked = '';
  #clock: TableClock = NO_TIME;
  #olderThan = 0; // the first line when older ones were requested

  constructor(readonly id: string) {
    this.client = blank(id);
    this.picking = new Picking(
      (move, at) => this.play(move, at),
      (handle) => this.ask(handle),
    );
  }

  /** Open the socket. The guest must be known before, because a socket cannot learn it later. */
  open(): void {
    this.#net ??= new Net(this.id, {
      received: (message) => this.#receive(message, performance.now()),
      linked: (link) => {
        this.link = link;
        this.hinting = false; // the answer is lost with its socket
        this.#olderThan = 0;
      },
      greeting: () => greeting(this.client, this.#seat),
    });
  }

  /** Look from another seat of mine at a shared screen. */
  join(seat: number): void {
    this.#seat = seat;
    this.picking.clear();
    this.#net?.send({ type: 'join', table: this.id, seat, seen: 0 });
  }

  /** Show the next view. */
  showNext(): void {
    this.#change(showNext(this.client));
  }

  /** Show the newest view, and skip the ones before it. */
  showNewest(): void {
    this.#change(showNewest(this.client));
  }

  /** Choose a move of the view on the screen. `at` is the page's time of the choice. */
  play(move: Move, at: number): void {
    this.picking.hinted = [];
    const sent: Sent = { type: 'play', id: ticket(), version: shown(this.client), move: move.number };
    const together = this.client.views.current?.asked.together === true;
    this.#request(together ? { ...sent, pressed: tableTime(this.#clock, at) } : sent);
  }

  undo(): void {
    this.#request({ type: 'undo', id: ticket(), version: latest(this.client) });
  }

  resign(): void {
    this.#request({ type: 'resign', id: ticket(), version: latest(this.client) });
  }

  /** Offer or accept a draw. */
  draw(): void {
    this.#net?.send({ type: 'draw', table: this.id });
  }

  decline(): void {
    this.#net?.send({ type: 'decline', table: this.id });
  }

  /** Send a phrase or a text to the others. */
  sendChat(words: { phrase: Phrase } | { text: string }): void {
    this.#net?.send({ type: 'say', table: this.id, ...words });
  }

  /** Ask for the coach at a table with others, or withdraw that. */
  wantCoach(wanted: boolean): void {
    this.#net?.send({ type: 'coach', table: this.id, wanted });
  }

  /** Let bots play at this speed from now on. */
  setBotSpeed(speed: BotSpeed): void {
    this.#net?.send({ type: 'bot_speed', table: this.id, speed });
  }

  /** Let bots answer at once until we move again. */
  skipBotDelay(): void {
    this.#net?.send({ type: 'fast_bots', table: this.id });
  }

  /** Start or end a pause. */
  pause(wanted: boolean): void {
    this.#net?.send({ type: 'pause', table: this.id, wanted });
  }

  /** Return the table's time. */
  now(): number {
    return tableTime(this.#clock, performance.now());
  }

  hint(): void {
    if (this.hinting || this.link !== 'open') return;
    this.hinting = true;
    this.#net?.send({ type: 'hint', table: this.id });
  }

  /** Ask for the lines before the log, once. */
  loadOlder(): void {
    const first = this.client.views.log[0]?.version ?? 1;
    if (first === 1 || first === this.#olderThan) return;
    this.#olderThan = first;
    this.#net?.send({ type: 'older', table: this.id, before: first });
  }

  forgetAdvice(): void {
    this.#change({ ...this.client, advice: null });
  }

  ask(handle: string): void {
    this.#asked = handle;
    this.picking.because = null;
    this.#net?.send({ type: 'why', table: this.id, handle });
  }

  close(): void {
    this.#net?.send({ type: 'leave', table: this.id } satisfies FromClient);
    this.#net?.close();
  }

  #receive(message: ToClient, received: number): void {
    if (message.type === 'probe') this.#net?.send({ type: 'echo', n: message.n });
    if (message.type === 'refused' && message.reason.code === 'coach_silent') this.wantCoach(true);
    if (message.type === 'snapshot' && this.#seat !== null) this.#seat = message.seat; // it may have a new number
    this.#clock = keepTime(this.#clock, this.id, message, received);
    const [{ views }, client] = [this.client, receive(this.client, message)];
    if (message.type === 'update') this.#noteEffects(newest(views), newest(client.views));
    if (client.views.current !== views.current && !isUnconnected(views, client.views.current!))
      this.beforeShowing(views, client.views);
    this.#change(client);
  }

  #noteEffects(before: Snapshot | null, after: Snapshot | null): void {
    if (before === null || after === null || before === after) return;
    this.effects = addEffects(this.effects, this.findEffects(before.view, after.view, after.log));
  }

  #request(sent: Sent): void {
    this.picking.clear();
    this.#change(send(this.client, sent));
    this.#net?.send(request(this.id, sent));
  }

  #change(client: Client): void {
    const before = this.client;
    this.client = client;
    const after = offers(client);
    if (after !== offers(before) || client.views !== before.views) this.picking.offer(after, questionOf(client.views));
    if (client.because?.handle === this.#asked) this.picking.because = client.because;
    if (client.advice !== before.advice) this.picking.hinted = client.advice ? thingsOf(client.advice.move) : [];
    if (endsHint(before, client)) this.hinting = false;
  }
}

/** Return true if the coach has answered or failed, or if the question is out of date. */
function endsHint(before: Client, after: Client): boolean {
  return after.advice !== before.advice || after.refused !== before.refused || !stillAsks(before.views, after.views);
}

/** Return an id for a request, so that a repeated request is done only once. */
function ticket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36)).join('');
}
