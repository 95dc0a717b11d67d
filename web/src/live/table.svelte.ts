/** A table as it is played: the socket feeds the headless client, and the person's choices go back. */

import { blank, latest, offers, receive, send, showNewest, showNext, type Client, type Sent } from '../headless/client';
import { greeting, Net, request, socketUrl, type Link } from '../net';
import type { FromClient, Move } from '../wire.gen';
import { Picking } from './picking.svelte';

export class LiveTable {
  client = $state.raw<Client>(blank(''));
  link = $state<Link>('opening');
  hinting = $state(false); // the coach has been asked, and thinks
  readonly picking: Picking;
  #net: Net | null = null;
  #seat: number | null = null;
  #asked = '';

  constructor(readonly id: string) {
    this.client = blank(id);
    this.picking = new Picking(
      (move) => this.play(move),
      (handle) => this.ask(handle),
    );
  }

  /** Begin to listen: once the server has said who we are, for a socket does not learn it later. */
  open(): void {
    this.#net ??= new Net(socketUrl(location), {
      received: (message) => this.#change(receive(this.client, message)),
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

  play(move: Move): void {
    this.picking.hinted = [];
    this.#request({ type: 'play', ...this.#ticket(), move: move.number });
  }

  undo(): void {
    this.#request({ type: 'undo', ...this.#ticket() });
  }

  resign(): void {
    this.#request({ type: 'resign', ...this.#ticket() });
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

  #ticket(): { id: string; version: number } {
    return { id: ticket(), version: latest(this.client) };
  }

  #request(sent: Sent): void {
    this.#change(send(this.client, sent));
    this.#net?.send(request(this.id, sent));
  }

  #change(client: Client): void {
    const before = this.client;
    this.client = client;
    const after = offers(client);
    if (after !== offers(before)) this.picking.offer(after);
    if (client.because?.handle === this.#asked) this.picking.because = client.because;
    if (client.advice !== before.advice) this.picking.hinted = client.advice?.move.handles ?? [];
    if (endsHint(before, client)) this.hinting = false;
  }
}

/** Whether the coach has answered, cannot, or is asked about what is past. */
function endsHint(before: Client, after: Client): boolean {
  return (
    after.advice !== before.advice || after.refused !== before.refused || after.views.current !== before.views.current
  );
}

/** A name for a request, so that sending it twice does it once. */
function ticket(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36)).join('');
}
