import { describe, expect, it } from 'vitest';
import en from '@games/vast/words.en.json';
import { begin } from '../../model/handles';
import { worded } from '../../model/words';
import type { LogLine, Move } from '../../net/wire.gen';
import { Camera } from './board/camera.svelte';
import { changesOf } from './board/changes';
import { boxOf, courseOf, reachOf, sideOf, standsAt } from './board/geometry';
import { groundOf, rayLength } from './board/rays';
import { waysOf } from './board/ways';
import { clauseOf } from './text/clauses';
import { explained } from './text/describe';
import { squareText } from './text/screen_reader';
import { WORDS } from './text/catalogue';
import { levelOf, promotions } from './seats/levels';
import { motions } from './motions';
import { outcomes } from './outcomes';
import { progress } from './progress';
import { pieceAt, squareAt, viewOf } from './testing';
import { shapeToTurn, wallsOf } from './board/turning';
import type { GoalView } from './view.gen';

const move = (kind: string, handles: string[], fields: Move['fields'] = {}): Move =>
  ({ number: 1, text: kind, kind, fields, handles }) as Move;
const line = (kind: string, fields: Move['fields']): LogLine =>
  ({ seat: 0, move: move(kind, [], fields), what: 'played' }) as unknown as LogLine;
const CARD = /^(power|omens|omen|war|sloth|sidequest|treasure|event|monster|secret|upgrade|terrain|piece):\w+$/;
const UNKNOWN =
  'treasure:face_down secret:from_hand secret:held_treasure piece:nobody terrain:no terrain:chosen terrain:random';
const two = [squareAt(0, 0, 0), squareAt(1, 1, 0)];

describe('the ground', () => {
  it('gives the distance of a way, and none for other things', () => {
    expect(reachOf('way:north')).toEqual({ x: 0, y: -1 });
    expect(reachOf('way:west:2')).toEqual({ x: -2, y: 0 });
    expect(reachOf('diagonal:south_east')).toEqual({ x: 1, y: 1 });
    expect(reachOf('square:3')).toBeUndefined();
  });

  it('finds the space beyond a side, and a Tribe in ambush there', () => {
    const view = viewOf(two, [pieceAt('fangs', 'goblins', null, 'side:1:1')]);
    expect(sideOf(view, 'side:1:2')?.beyond).toEqual({ x: 1, y: 1 });
    expect(standsAt(view, 'piece:fangs')).toEqual({ x: 2, y: 0 });
    expect(standsAt(view, 'piece:knight')).toBeUndefined();
  });
});

describe('long Terrain', () => {
  it('points along its squares, the River downstream', () => {
    const river = (number: number, y: number) => squareAt(number, 2, y, { terrain: 'river' });
    const view = viewOf([river(0, 3), river(1, 2), river(2, 1), squareAt(3, 0, 0)], []);
    expect(view.squares.map((square) => square && courseOf(view, square))).toEqual([2, 2, 2, null]);
  });
});

describe('the camera', () => {
  function cameraOf(width: number, height: number): Camera {
    const camera = new Camera();
    [camera.width, camera.height] = [width, height];
    return camera;
  }

  it('fits the whole map, and keeps each square large enough for a finger', () => {
    const camera = cameraOf(390, 400);
    camera.fit(boxOf(two), undefined);
    expect(camera.tile).toBeCloseTo(390 / 3.2, 3);
    camera.fit(boxOf([squareAt(0, -9, 0), squareAt(1, 9, 0)]), { x: 9, y: 0 });
    expect(camera.tile).toBe(44);
    expect(camera.middle.x + 390 / 2 / 44).toBeCloseTo(10.6, 6); // the furthest position
  });

  it('shows the whole map if it fits without the margin around it', () => {
    const camera = cameraOf(390, 8 * 44);
    const column = [squareAt(0, 0, -7), squareAt(1, 0, 0)];
    camera.fit(boxOf(column), { x: 0, y: 0 });
    expect(camera.middle.y).toBeCloseTo(-3, 6);
  });

  it('stays where the player moved it, until it is released', () => {
    const camera = cameraOf(400, 400);
    camera.fit(boxOf(two), undefined);
    camera.drag(50, 0);
    const { middle } = camera;
    camera.fit(boxOf([...two, squareAt(2, 5, 5)]), undefined);
    expect(camera.middle).toEqual(middle);
    camera.release();
    camera.fit(boxOf(two), undefined);
    expect(camera.middle).not.toEqual(middle);
  });

  it('finds the point of its edge on the way to a place off screen', () => {
    const camera = cameraOf(400, 300);
    camera.fit(boxOf(two), undefined);
    expect(camera.edgeTowards({ x: 1, y: 0 })).toBeUndefined();
    const edge = camera.edgeTowards({ x: 20, y: 0 });
    expect(edge?.x).toBe(400 - 28);
    expect(edge?.y).toBeCloseTo(150, 6);
    camera.show({ x: 20.5, y: 0.5 });
    expect(camera.edgeTowards({ x: 20, y: 0 })).toBeUndefined();
  });

  it('keeps the point under the pointer in place while it zooms in', () => {
    const camera = cameraOf(400, 300);
    camera.fit(boxOf(two), undefined);
    const under = (x: number) => (x - camera.left) / camera.tile;
    const before = under(100);
    camera.zoom(1.25, { x: 100, y: 80 });
    expect(under(100)).toBeCloseTo(before, 6);
  });
});

describe('ways', () => {
  const view = viewOf(two, [pieceAt('knight', 'knight', 'square:0'), pieceAt('dragon', 'dragon', 'square:1')]);

  it('are at the end of a step, one for each click', () => {
    const offers = [move('knight_step', ['way:east']), move('map_step', ['way:east'])];
    expect(waysOf(view, begin(offers)).map(({ steps, at }) => [steps, at])).toEqual([[['way:east'], { x: 1, y: 0 }]]);
  });

  it('join a choice and a way in one click, unless the choice also leads elsewhere', () => {
    const north = move('free_move', ['choice:free_move', 'way:north:2']);
    expect(waysOf(view, begin([north]))).toMatchObject([{ steps: north.handles, at: { x: 1, y: -2 } }]);
    const pit = move('free_move_by_pit', ['choice:free_move', 'pit:0', 'way:north']);
    expect(waysOf(view, begin([north, pit]))).toEqual([]);
  });

  it('do not overlap: a Bomb is on the wall, two moves of the Dragon are side by side', () => {
    const wall = [move('bomb_wall', ['choice:bomb_wall', 'way:east']), move('map_step', ['way:east'])];
    expect(waysOf(view, begin(wall))).toMatchObject([
      { at: { x: 0.5, y: 0 }, sign: 'cube:bomb', of: 1 },
      { at: { x: 1, y: 0 }, sign: 'cube:ancient_map', of: 1 },
    ]);
    const north = ['free_move', 'wing_move'].map((kind) => move(kind, [`choice:${kind}`, 'way:north']));
    expect(waysOf(view, begin(north)).map(({ nth, of }) => [nth, of])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('are left to buttons if the moving piece is unknown', () => {
    expect(waysOf(view, begin([move('move_piece', ['way:east'])]))).toEqual([]);
  });
});

describe('light', () => {
  const from = { x: 0.5, y: 0.5 };

  it('crosses lit squares and stops at dark ones', () => {
    expect(rayLength(groundOf(two), from, 0)).toBeCloseTo(1.5, 6);
    expect(rayLength(groundOf([squareAt(0, 0, 0), squareAt(1, 1, 0, { lit: false })]), from, 0)).toBeCloseTo(0.5, 6);
  });

  it('stops at a wall of either square', () => {
    const walled = squareAt(1, 1, 0, { walls: [false, false, false, true] });
    expect(rayLength(groundOf([squareAt(0, 0, 0), walled]), from, 0)).toBeCloseTo(0.5, 6);
  });
});

describe('turning', () => {
  it('turns walls clockwise', () => {
    expect(wallsOf('corner', 0)).toEqual([true, true, false, false]);
    expect(wallsOf('corner', 1)).toEqual([false, true, true, false]);
    expect(wallsOf('tunnel', 1)).toEqual([true, false, true, false]);
  });

  it('takes the shape of the tile revealed last, or of the tile that is turned again', () => {
    const view = viewOf([squareAt(0, 0, 0, { shape: 'tunnel' })], []);
    const up = line('turn_up', { shape: 'shape:side' });
    expect(shapeToTurn(view, [up])).toBe('side');
    expect(shapeToTurn(view, [up, line('turn_tile', { square: 'square:0' })])).toBe('tunnel');
    expect(shapeToTurn(view, [])).toBeNull();
  });
});

describe('a change on the map', () => {
  it('moves pieces and tiles, lights revealed tiles and breaks removed ones', () => {
    const before = viewOf(
      [squareAt(0, 0, 0, { lit: false }), squareAt(1, 1, 0), squareAt(2, 2, 0)],
      [pieceAt('knight', 'knight', 'square:2')],
    );
    const after = viewOf([squareAt(0, 0, 0), null, squareAt(2, 2, 0)], [pieceAt('knight', 'knight', 'square:0')]);
    expect(motions(before, after, []).map(({ kind }) => kind)).toEqual(['slide', 'flare', 'break']);
    expect(motions(after, after, [])).toEqual([]);
  });

  it('carries a piece with the tile below it, and scatters a piece that leaves the map', () => {
    const knight = pieceAt('knight', 'knight', 'square:0');
    const [here, there] = [viewOf([squareAt(0, 0, 0)], [knight]), viewOf([squareAt(0, 2, 0)], [knight])];
    expect(motions(here, there, []).map(({ kind }) => kind)).toEqual(['slide', 'slide']);
    const gone = viewOf([squareAt(0, 0, 0)], [pieceAt('knight', 'knight', null)]);
    expect(motions(here, gone, []).map(({ kind }) => kind)).toEqual(['scatter']);
  });

  it('has a place, and pieces come first', () => {
    const before = viewOf([squareAt(0, 0, 0), squareAt(1, 1, 0)], [pieceAt('thief', 'thief', 'square:0')]);
    const after = viewOf(
      [squareAt(0, 0, 0), squareAt(1, 1, 0, { treasures: 1 })],
      [pieceAt('thief', 'thief', 'square:1')],
    );
    expect(changesOf(before, after)).toEqual([
      { thing: 'piece:thief', at: { x: 1, y: 0 } },
      { thing: 'square:1', at: { x: 1, y: 0 } },
    ]);
    expect(changesOf(after, after)).toEqual([]);
  });
});

describe('texts', () => {
  it('read a square out in words', () => {
    const square = squareAt(7, 0, 0, { walls: [true, false, false, true], tokens: ['crystal'], treasures: 2 });
    const text = squareText(square, ['piece:knight'], false, (thing) => worded(en, thing), 'en');
    expect(text).toBe('square 7, Lit tile, Ambush, walls: north, west, Treasure 2, Crystal, Knight');
  });

  it('put an effect below the log line that caused it', () => {
    const hurt = (health: number) => viewOf([], [], { turn: 1, knight: { health } as never });
    const [effect] = outcomes(hurt(5), hurt(3), [{ ...line('roll', {}), version: 9 }]);
    expect(effect).toEqual({ of: 9, kind: 'hurt', fields: { role: 'role:knight', n: 2 } });
    expect(outcomes(hurt(5), hurt(5), [line('roll', {})])).toEqual([]);
  });

  it('name a clause for each card, power, omen and upgrade of the catalogue', () => {
    const cards = Object.keys(en).filter((key) => CARD.test(key) && !UNKNOWN.includes(key));
    expect(cards.length).toBeGreaterThan(90);
    expect(cards.filter((card) => clauseOf(card) === undefined)).toEqual([]);
    expect(clauseOf('card:claw:2')).toBe('25.6');
  });

  it('explain a square by its tokens, or by its tile if it has none', () => {
    const view = viewOf([squareAt(0, 0, 0, { type: 'event' }), squareAt(1, 1, 0, { tokens: ['crystal'] })], []);
    const clauses = (thing: string) => explained(thing, view, String).flatMap((explanation) => explanation.clauses);
    expect(clauses('square:0')).toEqual(['7.9']);
    expect(clauses('square:1')).toEqual(['9.4']);
    expect(clauses('square:2')).toEqual([]);
    expect(clauses('sidequest:swift')).toEqual(['16.11']);
  });
});

describe('levels', () => {
  const campaign = viewOf(two, [], {
    roles: ['knight', 'goblins'],
    levels: ['knight-level:easiest', 'goblins-level:easiest'],
    campaign: true,
  });

  it('are shown in a campaign, and outside it only if they are not the default', () => {
    expect(levelOf(campaign, 'goblins')).toBe('goblins-level:easiest');
    expect(levelOf({ ...campaign, campaign: false, levels: ['knight-level:standard'] }, 'knight')).toBeNull();
  });

  it('go up for the winner', () => {
    const words = WORDS.en;
    const same = { 'knight-level': 'easiest', 'goblins-level': 'easiest' };
    expect(promotions(campaign, { ...same, 'goblins-level': 'easy' }, words)).toEqual([
      'The Goblins go one level up: Boss (easy).',
    ]);
    expect(promotions(campaign, same, words)).toEqual([words['level.same']]);
  });
});

describe('progress', () => {
  it('is at most 100 percent', () => {
    const reached = (now: number) => progress({ meters: [{ now, most: 11 }] } as GoalView);
    expect([0, 5, 11, 12].map(reached)).toEqual([0, 45, 100, 100]);
  });
});
