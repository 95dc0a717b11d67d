import { describe, expect, it } from 'vitest';
import en from '@games/heroes/words.en.json';
import { CHANCE, TIME, type LogLine, type Move } from '../../net/wire.gen';
import { effectText, explained, needsText, styleText } from './text/describe';
import { confirmation } from './confirmations';
import { seatingOf, spaceName, spacesOf } from './board/layout';
import { iconOf } from './art/icons';
import { motions } from './motions';
import { outcomes } from './outcomes';
import { sideOf, spaceOf, viewOf } from './testing';
import { heroesText } from './text/catalogue';
import { heroNames } from './text/names';
import { isUnlogged } from './log';
import { beatDue, toldAt, REVEAL_DELAY } from './dice/reveal_time';
import type { CreatureFace, HeroesView, SpellFace } from './view.gen';

const move = (kind: string, fields: Move['fields'] = {}): Move =>
  ({ number: 1, text: kind, kind, fields, handles: [] }) as Move;
const line = (seat: number, kind: string, fields: Move['fields'] = {}): LogLine =>
  ({ seat, move: move(kind, fields), what: 'played' }) as unknown as LogLine;

describe('the seating', () => {
  const four = [0, 1, 2, 3].map((seat) => sideOf(seat));

  it('has the viewer’s board below and all others opposite, in seat order', () => {
    const { near, rivals, others } = seatingOf(viewOf(four), 2);
    expect([near?.seat, rivals.map(({ seat }) => seat), others]).toEqual([2, [3, 0, 1], []]);
  });

  it('has the other duel beside the viewer’s duel', () => {
    const sides = four.map((side) => ({ ...side, bout: side.seat % 3 === 0 ? 0 : 1 }));
    const { rivals, others } = seatingOf(viewOf(sides, { mode: 'teams' }), 3);
    expect([rivals.map(({ seat }) => seat), others.map(({ seat }) => seat)]).toEqual([[0], [1, 2]]);
  });

  it('keeps a defeated player of a tournament duel at the same place', () => {
    const placesOf = (bouts: readonly (number | null)[], seat: number) => {
      const sides = four.map((side) => ({ ...side, bout: bouts[side.seat] ?? null }));
      const { rivals, others } = seatingOf(viewOf(sides, { mode: 'tournament' }), seat);
      return [rivals, others].map((some) => some.map((side) => side.seat));
    };
    expect(placesOf([0, 0, null, 1], 0)).toEqual([[1], [2, 3]]);
    expect(placesOf([0, null, 1, 1], 0)).toEqual([[1], [2, 3]]);
    expect(placesOf([0, null, null, 0], 0)).toEqual([[3], [1, 2]]); // the final
  });

  it('knows the ally of a seat in a team game', () => {
    const allies = (mode: string) => [0, 1, 2, 3].map((seat) => seatingOf(viewOf(four, { mode }), seat).ally?.seat);
    expect(allies('teams')).toEqual([1, 0, 3, 2]);
    expect(allies('points')).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('shows a spectator the view of the first seat', () => {
    expect(seatingOf(viewOf(four), -2).near?.seat).toBe(0);
  });

  it('turns the opposite board by half a turn, so that its column 4 faces column 1', () => {
    expect(spacesOf('up').map(spaceName)).toEqual(['f1', 'f2', 'f3', 'f4', 'b1', 'b2', 'b3', 'b4']);
    expect(spacesOf('down').map(spaceName)).toEqual(['b4', 'b3', 'b2', 'b1', 'f4', 'f3', 'f2', 'f1']);
  });
});

describe('a hero in the draft', () => {
  const face = {
    hero: 'hero:ignara',
    names: {},
    element: 'element:fire',
    opposite: 'element:water',
    special: 'spell:firestorm',
  };
  const clauses = (texts: boolean) =>
    explained('hero:ignara', viewOf([], { heroes: [face], texts }), 'en').map((each) => each.clauses[0]);

  it('is explained: style, element, special spell, ability and weakness (§3.3, §13.2, §10.2)', () => {
    expect(clauses(true)).toEqual(['3.3', '3.3', '3.3', '13.2', '10.2']);
    expect(clauses(false)).toEqual(['3.3', '3.3', '3.3']); // §28.2
  });

  it.each(['ignara', 'thalis', 'bromund', 'sylvane'])('has a style of play: %s', (hero) => {
    expect(styleText(`hero:${hero}`, 'en')).not.toBe('');
  });
});

describe('the log', () => {
  const view = viewOf([sideOf(0), sideOf(1, { hero: null })]);

  it('names players after their heroes, as soon as they have one', () => {
    expect(heroNames(view, 'en')).toEqual({
      'hero:ignara': 'Ignara',
      'role:dawn': 'Ignara',
      'role:dawn.the': 'Ignara',
      'role:dawn.of': 'of Ignara',
      'role:dawn.to': 'to Ignara',
    });
    expect(heroNames(view, 'it')).toMatchObject({ 'role:dawn.of': 'di Ignara' });
  });

  it('shows wounds of a stop below the stop that a beat reveals', () => {
    const at = (version: number, found: LogLine): LogLine => ({ ...found, version });
    const lines = [at(4, line(TIME, 'beat')), at(5, line(CHANCE, 'show_stop')), at(6, line(CHANCE, 'fall'))];
    const hurt = viewOf([sideOf(0, { life: 18 }), sideOf(1, { hero: null })]);
    expect(outcomes(view, hurt, lines)).toEqual([{ of: 5, kind: 'hurt', fields: { being: 'hero:ignara', n: 3 } }]);
  });

  it('leaves out beats, and plans that a later line reveals (§7.9)', () => {
    const unlogged = (pace: string) =>
      ['beat', 'plan_throw', 'plan_secret', 'show_throw', 'fall'].filter((kind) =>
        isUnlogged(line(0, kind), { ...view, pace }),
      );
    expect(unlogged('beat')).toEqual(['beat', 'plan_throw', 'plan_secret']);
    expect(unlogged('live')).toEqual([]);
  });
});

describe('the confirmation of a stop', () => {
  const nothing = { cast: [], draw: 0, learn: [], dispel: false };
  const stopping = (kind: string, view: HeroesView, language: 'en' | 'it' = 'en') =>
    confirmation(move(kind), { view, offers: [], log: [] }, language);

  it('is needed while the dice pay for nothing', () => {
    const view = viewOf([sideOf(0, { could: nothing }), sideOf(1)]);
    expect(stopping('plan_stop', view)).toContain('Stop anyway?');
    expect(stopping('stop', view, 'it')).toContain('Vuoi fermare il gioco lo stesso?');
    expect(stopping('plan_hold', view)).toBeNull();
  });

  it.each([{ cast: ['spell:fireball'] }, { draw: 1 }, { learn: ['market:b1'] }, { dispel: true }])(
    'is not needed if the dice pay for something: %o',
    (some) => {
      const view = viewOf([sideOf(0, { could: { ...nothing, ...some } }), sideOf(1)]);
      expect(stopping('plan_stop', view)).toBeNull();
    },
  );
});

describe('the confirmation of an army', () => {
  const creatures = [
    { creature: 'creature:imp', cost: 1 },
    { creature: 'creature:hound', cost: 3 },
    { creature: 'creature:giant', cost: 5 },
  ] as CreatureFace[];
  const army = (...names: string[]): Move => ({
    ...move('army'),
    picks: names.map((name, nth) => `pool:${name}:${names.slice(0, nth + 1).filter((one) => one === name).length}`),
  });
  const offers = [
    [],
    ['imp'],
    ['hound'],
    ['giant'],
    ['giant', 'hound'],
    ['giant', 'giant'],
    ['hound', 'hound', 'hound'],
  ];
  const view = viewOf([sideOf(0), sideOf(1)], { creatures });
  const asked = (names: string[], language: 'en' | 'it' = 'en') =>
    confirmation(army(...names), { view, offers: offers.map((some) => army(...some)), log: [] }, language);

  it('names the points that are left for further creatures', () => {
    expect(asked([])).toContain('10 points');
    expect(asked(['giant'])).toContain('5 points');
    expect(asked(['hound'], 'it')).toContain('7 punti');
  });

  it('is not needed if no creature can be added', () => {
    expect(asked(['giant', 'giant'])).toBeNull();
    expect(asked(['giant', 'hound'])).toBeNull();
    expect(asked(['hound', 'hound', 'hound'])).toBeNull();
  });
});

describe('motions', () => {
  const imp = spaceOf({ being: 'creature:ember_imp', life: 2 });
  const board = [imp, null, null, null, null, null, null, null];

  it('show a wound on the creature', () => {
    const before = viewOf([sideOf(0, { spaces: board }), sideOf(1)]);
    const after = viewOf([sideOf(0, { spaces: [{ ...imp, life: 1 }, ...board.slice(1)] }), sideOf(1)]);
    expect(motions(before, after)).toContainEqual(
      expect.objectContaining({ kind: 'burst', at: ['space:f1:0'], text: '−1', tone: 'wound' }),
    );
  });

  it('let a destroyed creature fall to dust', () => {
    const before = viewOf([sideOf(0, { spaces: board }), sideOf(1)]);
    expect(motions(before, viewOf([sideOf(0), sideOf(1)]))).toContainEqual(
      expect.objectContaining({ kind: 'scatter', at: ['space:f1:0'], look: 'dust' }),
    );
  });

  it('slide a being that moves, and do not show it as destroyed', () => {
    const before = viewOf([sideOf(0, { spaces: board }), sideOf(1)]);
    const after = viewOf([sideOf(0, { spaces: [null, imp, ...board.slice(2)] }), sideOf(1)]);
    const shown = motions(before, after, [line(0, 'step', { start: 'place:f1', end: 'place:f2' })]);
    expect(shown).toEqual([{ kind: 'slide', place: 'on:f2:0', from: ['on:f1:0'], sound: 'step' }]);
  });

  it('do not exist for an undo', () => {
    const before = viewOf([sideOf(0, { life: 18 }), sideOf(1)]);
    const undone = [{ what: 'undone', seat: 0 } as unknown as LogLine];
    expect(motions(before, viewOf([sideOf(0), sideOf(1)]), undone)).toEqual([]);
  });
});

describe('the log', () => {
  const fall = { at: 1000, move: { kind: 'fall' } } as LogLine;

  it('shows a real-time roll when its dice are shown', () => {
    for (const pace of ['live', 'beat'] as const) expect(toldAt(fall, viewOf([], { pace }))).toBe(1000 + REVEAL_DELAY);
  });

  it('shows all other lines at once', () => {
    expect(toldAt(fall, viewOf([], { pace: 'stepped' }))).toBe(0);
    expect(toldAt({ at: 1000, move: { kind: 'stop' } } as LogLine, viewOf([], { pace: 'live' }))).toBe(0);
  });
});

describe('printed texts', () => {
  const bolt = {
    spell: 'spell:fire_bolt',
    needs: [2, 0, 0, 0, 0, 0],
    same: 0,
    different: 0,
    target: 'exposed being',
    effect: 'wound',
    amount: 2,
    second: 0,
    wound: 'magical',
  } as unknown as SpellFace;

  it('describe a spell in both languages', () => {
    expect(needsText(bolt, 'en')).toBe('2 × Fire');
    expect(needsText({ ...bolt, needs: [0, 0, 0, 1, 0, 2] }, 'it')).toBe('1 × Aria, 2 × Elmo');
    expect(effectText(bolt, 'en')).toBe('An exposed being: 2 magical wounds');
    expect(effectText(bolt, 'it')).toBe('Un Essere esposto: 2 ferite magiche');
    expect(needsText({ ...bolt, same: 3 }, 'it')).toBe('3 dello stesso Elemento');
  });

  it('use the singular for one thing', () => {
    expect(effectText({ ...bolt, amount: 1 }, 'en')).toBe('An exposed being: 1 magical wound');
    expect(effectText({ ...bolt, amount: 1, wound: 'physical' }, 'it')).toBe('Un Essere esposto: 1 ferita fisica');
    expect(effectText({ ...bolt, amount: 1, effect: 'die' }, 'it')).toMatch(/: 1 dado in più$/);
    expect(effectText({ ...bolt, amount: 1, effect: 'wings' }, 'en')).toMatch(/ 1 helm less$/);
    expect(heroesText('it', 'line_gone', { n: 1 })).toBe('Connessione persa. Il tavolo aspetta ancora una volta.');
    expect(heroesText('en', 'covered', { n: 1 })).toBe('1 card, face down');
  });

  it('have an icon for every spell, creature, hero and role of the catalogue', () => {
    const things = Object.keys(en).filter((key) => /^(spell|creature|hero|role|face):(?!unknown)[^.]*$/.test(key));
    const book = iconOf('face:card');
    expect(things.filter((thing) => thing !== 'face:card' && iconOf(thing) === book)).toEqual([]);
  });
});

describe('the beat', () => {
  const began = (at: number, kind: string, text: string) => ({ at, move: { kind, text } }) as LogLine;
  const log = [began(1000, 'go', 'go 0'), began(1400, 'go', 'go 1'), began(2800, 'beat', 'beat 0')];
  const view = viewOf([], { pace: 'beat', beat_time: 1800 });

  it('is that of the duel of the seat', () => {
    expect(beatDue(log, view, sideOf(0, { bout: 0 }))).toBe(4600);
    expect(beatDue(log, view, sideOf(2, { bout: 1 }))).toBe(3200);
  });

  it('is not known before the first roll', () => expect(beatDue([], view, sideOf(0))).toBe(null));
});
