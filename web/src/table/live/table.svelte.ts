/** A table as it is played: the socket feeds the headless client, and the person's choices go back. */

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
import { addEffects, NO_EFFECTS, type Effects, type FindEffects } from '../../model/effects';
import { thingsOf } from '../../model/handles';
import { keepTime, NO_TIME, tableTime, type TableClock } from '../../model/table_clock';
import { newest, questionOf, startsAnew, type ViewQueue } from '../../model/view_queue';
import { greeting, Net, request, socketUrl, type Link } from '../../net/net';
import type { FromClient, Move, Snapshot, ToClient } from '../../net/wire.gen';
import { Picking } from '../handles/picking.svelte';

export class LiveTable {
  client = $state.raw<Client>(blank(''));
  link = $state<Link>('opening');
  hinting = $state(false); // the coach has been asked, and thinks
  readonly picking: Picking;
  effects = $state.raw<Effects>(NO_EFFECTS); // of what has happened while this page looked
  /** What finds them; the game's, once it is there. */
  findEffects: FindEffects = () => [];
  /** Called before a view that does not wait comes onto the screen. */
  beforeShowing: (before: ViewQueue, after: ViewQueue) => void = () => undefined;
  #net: Net | null = null;
  #seat: number | null = null;
  #asked = '';
  #clock: TableClock = NO_TIME;

  constructor(readonly id: string) {
    this.client = blank(id);
    this.picking = new Picking(
      (move, at) => this.play(move, at),
      (handle) => this.ask(handle),
    );
  }

  /** Begin to listen: once the server has said who we are, for a socket does not learn it later. */
  open(): void {
    this.#net ??= new Net(socketUrl(location), {
      received: (message) => this.#receive(message, performance.now()),
      linked: (link) => {
        this.link = link;
        this.hinting = false; // an answer on its way is lost with its socket
      },
      greeting: () => greeting(this.client, this.#seat),
    });
  }

  /** Look from another seat of mine: the other side of a hot seat. */
  join(seat: number): void {
    this.#seat = seat;
    this.picking.clear();
    this.#net?.send({ type: 'join', table: this.id, seat, seen: 0 });
  }

  /** The next view comes onto the screen. */
  showNext(): void {
    this.#change(showNext(this.client));
  }

  /** The newest view comes onto the screen, without those between. */
  showNewest(): void {
    this.#change(showNewest(this.client));
  }

  /** Choose a move that the view on the screen offers; `at` is when it was chosen, in the page's time. */
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

  /** Offer a draw, or accept the one that is offered. */
  draw(): void {
    this.#net?.send({ type: 'draw', table: this.id });
  }

  decline(): void {
    this.#net?.send({ type: 'decline', table: this.id });
  }

  /** Say something to the others: a phrase by its key, or a text. */
  sendChat(words: { phrase: Phrase } | { text: string }): void {
    this.#net?.send({ type: 'say', table: this.id, ...words });
  }

  /** Want the coach at a table with others, or no longer. */
  wantCoach(wanted: boolean): void {
    this.#net?.send({ type: 'coach', table: this.id, wanted });
  }

  /** Have bots answer at once, until we move again. */
  skipBotDelay(): void {
    this.#net?.send({ type: 'fast_bots', table: this.id });
  }

  /** Have the table's time stand still for a while, or go on. */
  pause(wanted: boolean): void {
    this.#net?.send({ type: 'pause', table: this.id, wanted });
  }

  /** What time it is at the table. */
  now(): number {
    return tableTime(this.#clock, performance.now());
  }

  hint(): void {
    if (this.hinting || this.link !== 'open') return;
    this.hinting = true;
    this.#net?.send({ type: 'hint', table: this.id });
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
    if (message.type === 'snapshot' && this.#seat !== null) this.#seat = message.seat; // it may be numbered anew
    this.#clock = keepTime(this.#clock, this.id, message, received);
    const [{ views }, client] = [this.client, receive(this.client, message)];
    if (message.type === 'update') this.#noteEffects(newest(views), newest(client.views));
    if (client.views.current !== views.current && !startsAnew(views, client.views.current!))
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

/** Whether the coach has answered, cannot, or is asked about what is past. */
function endsHint(before: Client, after: Client): boolean {
  return after.advice !== before.advice || after.refused !== before.refused || !stillAsks(before.views, after.views);
}

/** A name for a request, so that sending it twice does it once. */
function ticket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36)).join('');
}
