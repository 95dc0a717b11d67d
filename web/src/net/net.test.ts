import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Net, type Link } from './net';
import { baseOf, keepBase } from './places';
import type { FromClient, ToClient } from './wire.gen';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  closed = false;
  readonly sent: FromClient[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  says(...messages: ToClient[]): void {
    const data = messages.map((message) => JSON.stringify(message)).join('\n');
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  breaks(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const JOIN: FromClient = { type: 'join', table: 't', seat: null, seen: 0 };
const PONG: ToClient = { type: 'pong' };
const elsewhere = (id?: string): ToClient => ({
  type: 'refused',
  reason: { code: 'elsewhere', clause: '', fields: {} },
  table: 't',
  id: id ?? null,
});

const asked: string[] = []; // the paths of all requests
let places: (string | number)[]; // the answers: a base or a status
let received: ToClient[];
let links: Link[];
let net: Net;

function open(): void {
  net = new Net('t', {
    received: (message) => received.push(message),
    linked: (link) => links.push(link),
    greeting: () => [JOIN],
  });
}

function place(path: string): Promise<Response> {
  asked.push(path);
  const answer = places.shift() ?? 503;
  return Promise.resolve(
    typeof answer === 'string' ? Response.json({ base: answer }) : new Response('', { status: answer }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'https:', host: 'here' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', place);
  [FakeSocket.all.length, asked.length, places, received, links] = [0, 0, [], [], []];
  keepBase('t', '');
});

afterEach(() => {
  net.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket of a table', () => {
  it('connects to the process that owns the table', () => {
    keepBase('t', '/n/one');
    open();
    expect(FakeSocket.last.url).toBe('wss://here/n/one/ws');
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([JOIN]);
    expect(asked).toEqual([]);
  });

  it('comes back to a single process without asking for its place', async () => {
    open();
    FakeSocket.last.opens();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all.map(({ url }) => url)).toEqual(['wss://here/ws', 'wss://here/ws']);
    expect(asked).toEqual([]);
  });

  it('asks who owns the table after it has lost one of several processes', async () => {
    keepBase('t', '/n/one');
    places = ['/n/two'];
    open();
    FakeSocket.last.opens();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['/api/tables/t/place']);
    expect(FakeSocket.last.url).toBe('wss://here/n/two/ws');
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([JOIN]);
  });

  it.each([undefined, 'move'])('goes elsewhere when a request is refused (%s)', async (id) => {
    places = ['/n/two'];
    open();
    const wrong = FakeSocket.last;
    wrong.opens();
    wrong.says(elsewhere(id), PONG);
    expect(wrong.closed).toBe(true);
    wrong.says(PONG);
    wrong.breaks();
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.all.map(({ url }) => url)).toEqual(['wss://here/ws', 'wss://here/n/two/ws']);
    FakeSocket.last.opens();
    expect(FakeSocket.last.sent).toEqual([JOIN]);
    expect(received).toEqual([]);
  });

  it('asks again, with growing pauses, until the place is known', async () => {
    keepBase('t', '/n/one');
    places = [503, 503, 503, '/n/two'];
    open();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(150 + 300);
    expect(asked.length).toBeGreaterThanOrEqual(1);
    expect(asked.length).toBeLessThan(4);
    await vi.advanceTimersByTimeAsync(600 + 1200);
    expect(asked).toHaveLength(4);
    expect(FakeSocket.all).toHaveLength(2);
    expect(links.at(-1)).toBe('lost');
  });

  it('waits longer each time that the named process is the wrong one', async () => {
    places = Array.from({ length: 50 }, () => '/n/two');
    open();
    for (let second = 0; second < 100; second += 1) {
      FakeSocket.last.opens();
      FakeSocket.last.says(elsewhere());
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(FakeSocket.all.length).toBeLessThan(12); // in 10 seconds
  });

  it('connects to any process if the table is unknown, which then says so', async () => {
    keepBase('t', '/n/one');
    places = [404];
    open();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.last.url).toBe('wss://here/ws');
    expect(baseOf('t')).toBe('');
  });

  it('leaves a process that stands still and does not answer a request', async () => {
    open();
    FakeSocket.last.opens();
    FakeSocket.last.says(PONG);
    net.send({ type: 'leave', table: 't' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.last.closed).toBe(true);
  });

  it('opens nothing after the page has left while the place was asked for', async () => {
    keepBase('t', '/n/one');
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((answered) => (answer = answered)));
    open();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(200);
    net.close();
    answer(Response.json({ base: '/n/two' }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(baseOf('t')).toBe('/n/two');
    expect(FakeSocket.all).toHaveLength(1);
  });
});
