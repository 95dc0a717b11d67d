import { describe, expect, it } from 'vitest';
import type { Move } from '../../net/wire.gen';
import { confirmation } from './confirmations';
import { pieceAt, viewOf } from './testing';
import type { DragonView, KnightView, ThiefView, VastView } from './view.gen';

const move = (kind: string, piece?: string): Move =>
  ({ number: 1, text: kind, kind, fields: piece === undefined ? {} : { piece }, handles: [] }) as unknown as Move;
const knight = (unplaced: number, more: Partial<KnightView>) =>
  ({ knight: { cubes: [{ thing: 'cube:unplaced', count: unplaced }], ...more } }) as Partial<VastView>;

function asked(end: string, offered: string[], more: Partial<VastView> = {}, language: 'en' | 'it' = 'en') {
  const view = { ...viewOf([], []), ...more };
  return confirmation(move(end), { view, offers: [end, ...offered].map((kind) => move(kind)), log: [] }, language);
}

describe('before a turn ends', () => {
  it('the question to the Knight names cubes first, then steps, then an Encounter', () => {
    const view = knight(1, { movement: 3, moved: 1 });
    expect(asked('end_knight_turn', ['place_cube', 'knight_step'], view)).toContain('1 cube in hand');
    expect(asked('end_knight_turn', ['knight_step', 'have_encounter'], view, 'it')).toContain('2 passi');
    expect(asked('end_knight_turn', ['have_encounter'], view)).toContain('an Encounter');
  });

  it('the question names what each role would lose', () => {
    const thief = { thief: { cubes: 2, movement: 4, moved: 3 } as ThiefView };
    expect(asked('end_dragon_turn', ['use_power', 'free_move'])).toContain('free move');
    expect(asked('end_dragon_turn_with_silver', ['free_move_by_pit'])).toContain('free move');
    expect(asked('end_thief_turn', ['thief_step', 'pickpocket'], thief)).toContain('with 2 cubes');
    expect(asked('end_thief_turn', ['thief_step'], thief)).toContain('1 step.');
  });

  it('the question to the Dragon counts cards that a power could use, without the card he keeps', () => {
    const hand = ['claw', 'flame', 'silver'].map((card) => ({ thing: `card:${card}`, count: 1 }));
    const view = { ...viewOf([], []), dragon: { hand } as DragonView };
    const end = (kind: string, ...picks: string[]) =>
      confirmation(move(kind), { view, offers: [move(kind), { ...move('use_power'), picks }], log: [] }, 'en');
    expect(end('end_dragon_turn', 'card:flame:1', 'card:silver:1')).toContain('2 cards');
    expect(end('end_dragon_turn_with_silver', 'card:flame:1', 'card:silver:1')).toContain('1 card ');
    expect(end('end_dragon_turn_with_silver', 'card:silver:1')).toBeNull();
    expect(end('end_dragon_turn', 'gem:claw')).toBeNull();
  });

  it('the question to the Goblins counts Tribes on the map, without hidden Tribes', () => {
    const view = viewOf([], [pieceAt('fangs', 'goblins', 'square:1', null), pieceAt('bones', 'goblins', null, null)]);
    const end = (...tribes: string[]) => {
      const offers = [move('end_goblins_turn'), ...tribes.map((tribe) => move('activate', `piece:${tribe}`))];
      return confirmation(move('end_goblins_turn'), { view, offers, log: [] }, 'en');
    };
    expect(end('fangs', 'bones')).toMatch(/^You can still activate 1 Tribe\./);
    expect(end('bones')).toBeNull();
  });

  it('there is no question if nothing is lost, and none about other moves', () => {
    expect(asked('end_knight_turn', ['reveal_sidequest'], knight(2, { movement: 1, moved: 0 }))).toBeNull();
    expect(asked('end_cave_turn', ['spend_omen'])).toBeNull();
    expect(asked('end_dragon_turn', ['use_power'])).toBeNull();
    expect(asked('knight_step', ['place_cube'], knight(2, {}))).toBeNull();
  });
});
