import { describe, expect, it } from 'vitest';
import type { Advice, Move, ToClient, Update } from '../net/wire.gen';
import { greeting } from '../net/net';
import { pause } from '../net/places';
import { blank, latest, offers, receive, send, shown, showNext, type Client } from './client';
import { MOVE, playedLine, snapshotAt } from './testing';

const line = (version: number) => playedLine(0, 'draw', {}, version);

function update(version: number, changes: unknown[][], different: Partial<Update> = {}): Update {
  return {
    type: 'update',
    table: 't',
    version,
    now: 0,
    due: null,
    choice_since: version,
    to_act: [0],
    asked: { kind: 'turn', clause: '3.2', fields: {}, together: false },
    changes,
    offers: [MOVE],
    since: version - 1,
    log: [line(version)],
    clocks: null,
    undo: null,
    gone: [],
    result: null,
    moves_made: null,
    ...different,
  };
}

const joined = (version = 3): Client => receive(blank('t'), snapshotAt(version, 0));

describe('a client', () => {
  it('shows the first view at once, with the whole log', () => {
    expect(joined().views.current?.version).toBe(3);
    expect(joined().views.log).toHaveLength(3);
  });

  it('queues later views and shows them one by one', () => {
    const waiting = [snapshotAt(4, 3), snapshotAt(5, 4)].reduce(receive, joined());
    expect(waiting.views.current?.version).toBe(3);
    expect(latest(waiting)).toBe(5);
    expect(showNext(waiting).views.current?.version).toBe(4);
    expect(showNext(showNext(waiting)).views.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
  });

  it('makes a new view from the changes of an event', () => {
    const before = receive(blank('t'), snapshotAt(3, 0, { view: { turn: 0, deck: 9 } }));
    const client = [update(4, [['deck', 8]]), update(5, [['turn', 1]])].reduce(receive, before);
    expect(client.views.waiting.map(({ view }) => view)).toEqual([
      { turn: 0, deck: 8 },
      { turn: 1, deck: 8 },
    ]);
    expect(client.views.waiting.map(({ since, log }) => [since, log])).toEqual([
      [3, [line(4)]],
      [4, [line(5)]],
    ]);
    expect(receive(before, update(4, [], { table: 'u' }))).toBe(before);
    expect(receive(blank('t'), update(4, []))).toEqual(blank('t'));
  });

  it('gets a move in full once, and then only its number', () => {
    const other: Move = { ...MOVE, number: 8, text: 'fly' };
    const client = [update(4, [], { offers: [7, other] }), update(5, [], { offers: [8] })].reduce(receive, joined());
    expect(client.views.waiting.map((each) => each.offers)).toEqual([[MOVE, other], [other]]);
  });

  it('knows the players from the last message, even while an older view is shown', () => {
    const seated = { seat: 0, role: 'dragon', kind: 'person', name: 'Anna' } as const;
    const anna = { ...seated, guest: 0, level: 0, here: true, away: false, ready: true, stuck: false };
    const people: ToClient = { type: 'people', table: 't', players: [anna] };
    const client = [update(4, []), people].reduce<Client>(receive, joined());
    expect(showNext(client).players).toEqual([anna]);
  });

  it('offers nothing while a view waits or a move is being sent', () => {
    expect(offers(joined())).toEqual([MOVE]);
    expect(offers(receive(joined(), snapshotAt(4, 3)))).toEqual([]);
    const sent = send(joined(), { type: 'play', id: 'a', version: 3, move: 7 });
    expect(offers(sent)).toEqual([]);
  });

  it.each([[['view', 'done']], [['done', 'view']]])(
    'offers again when a move is saved and its view is shown: %s',
    (order) => {
      const messages = { view: snapshotAt(4, 3), done: { type: 'done', table: 't', id: 'a', version: 4 } as const };
      let client = send(joined(), { type: 'play', id: 'a', version: 3, move: 7 });
      for (const name of order) {
        expect(offers(client)).toEqual([]);
        client = receive(client, messages[name as 'view' | 'done']);
      }
      expect(offers(client)).toEqual([]);
      expect(offers(showNext(client))).toEqual([MOVE]);
    },
  );

  it('ignores old views and views of other tables', () => {
    const client = joined();
    expect(receive(client, snapshotAt(3, 3))).toBe(client);
    expect(receive(client, snapshotAt(9, 8, { table: 'u' }))).toBe(client);
  });

  it('shows another seat’s view at once, because the screen was passed on', () => {
    const passed = receive(receive(joined(), snapshotAt(4, 3)), snapshotAt(4, 0, { seat: 1 }));
    expect(passed.views.current?.seat).toBe(1);
    expect(passed.views.waiting).toEqual([]);
  });

  it('offers moves during simultaneous choices until its own move is sent', () => {
    const together = { asked: { kind: 'roll', clause: '3', fields: {}, together: true }, choice_since: 4 };
    const rolling = receive(joined(), update(4, [], together));
    const rolled = receive(rolling, update(5, [], together));
    expect(offers(rolled)).toEqual([MOVE]);
    const sent = send(rolled, { type: 'play', id: 'a', version: 5, move: 7 });
    expect(offers(receive(sent, update(6, [], together)))).toEqual([]);
  });

  it('keeps advice while the choice is the same', () => {
    const together = { asked: { kind: 'roll', clause: '3', fields: {}, together: true }, choice_since: 4 };
    const advice: Advice = { type: 'advice', table: 't', version: 4, move: MOVE, odds: 0.5, because: [] };
    const advised = receive(receive(joined(), update(4, [], together)), advice);
    expect(receive(advised, update(5, [], together)).advice).toBe(advice);
    expect(receive(advised, update(5, [], { ...together, choice_since: 5 })).advice).toBeNull();
    expect(showNext(receive(advised, update(5, []))).advice).toBeNull();
  });

  it('knows the seats in a pause until time continues or a whole view comes', () => {
    const paused = (waiting_for: number[]): ToClient => ({
      type: 'paused',
      table: 't',
      now: 900,
      waiting_for,
      most: 30_000,
    });
    const waits = receive(joined(), paused([1]));
    expect(waits.waitingFor).toEqual([1]);
    expect(receive(waits, paused([])).waitingFor).toEqual([]);
    expect(receive(waits, snapshotAt(4, 3)).waitingFor).toEqual([]);
    expect(receive(waits, update(4, [])).waitingFor).toEqual([1]);
  });

  it('knows the draw offers at its own table', () => {
    const offered: ToClient = { type: 'draw_offered', table: 't', seats: [1] };
    expect(receive(joined(), offered).drawOffers).toEqual([1]);
    expect(receive(joined(), { ...offered, table: 'u' }).drawOffers).toEqual([]);
    expect(receive(receive(joined(), offered), { ...offered, seats: [] }).drawOffers).toEqual([]);
  });

  it('sends moves with the version on the screen', () => {
    const waiting = receive(joined(), snapshotAt(4, 3));
    expect([shown(waiting), latest(waiting)]).toEqual([3, 4]);
    expect(shown(showNext(waiting))).toBe(4);
    expect(shown(blank('t'))).toBe(0);
  });

  it('may choose again after a refusal, and keeps the reason', () => {
    const sent = send(joined(), { type: 'play', id: 'a', version: 3, move: 7 });
    const reason = { code: 'stale_version', clause: '', fields: {} };
    const refused = receive(sent, { type: 'refused', reason, table: 't', id: 'a' });
    expect(refused.sent).toBeNull();
    expect(refused.refused).toBe(reason);
    expect(offers(refused)).toEqual([MOVE]);
  });

  it('reconnects at its last version, and repeats unanswered requests', () => {
    const sent = send(joined(), { type: 'play', id: 'a', version: 3, move: 7 });
    expect(greeting(sent, 0)).toEqual([
      { type: 'join', table: 't', seat: 0, seen: 3 },
      { type: 'play', table: 't', id: 'a', version: 3, move: 7 },
    ]);
    expect(greeting(joined(), null)).toHaveLength(1);
    const pressed = send(joined(), { type: 'play', id: 'a', version: 3, move: 7, pressed: 1200 });
    expect(greeting(pressed, 0)[1]).toMatchObject({ version: 3, pressed: 1200 });
  });

  it('waits longer after every failure, up to a limit', () => {
    expect(pause(1, 1)).toBe(150);
    expect(pause(4, 1)).toBe(1200);
    expect(pause(40, 1)).toBe(5000);
    expect(pause(40, 0)).toBe(2500);
  });
});
