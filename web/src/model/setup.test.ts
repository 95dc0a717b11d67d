import { describe, expect, it } from 'vitest';
import type { GameInfo, Option } from '../net/wire.gen';
import {
  applying,
  changeSeatCount,
  choose,
  deciding,
  grouped,
  idle,
  kindOfOthers,
  levelAll,
  levelOf,
  mainOption,
  recommendedSets,
  seatAll,
  seatOne,
  seatRoles,
  seatsFor,
  valueWith,
} from './setup';

function option(name: string, values: string[], more: Partial<Option> = {}): Option {
  const defaults = { only: {}, value_only: {}, matters: {}, group: '', role_sets: {}, recommended: [], clauses: {} };
  return { name, values, default: values[0] ?? '', ...defaults, ...more };
}

const GAME: GameInfo = {
  name: 'drako',
  options: [
    option('matchup', ['dragon-dwarves', 'trolls-knights']),
    option('redraw', ['no', 'yes']),
    option('deck-trolls', [], { only: { matchup: ['trolls-knights'] } }),
  ],
  roles: ['dragon', 'dwarves'],
  levels: [1, 2],
  title: 'Drako',
  cover: { colour: '#111111', deep: '#000000', light: '#222222' },
  texts: {},
};

describe('a new table', () => {
  it('has every option, defaults included', () => {
    expect(choose(GAME, { redraw: 'yes' })).toEqual({ matchup: 'dragon-dwarves', redraw: 'yes', 'deck-trolls': '' });
  });

  it('starts with the smallest set of roles that suits a first game of several players', () => {
    const role_sets = { CK: ['cat', 'kid'], C: ['cat'], CDK: ['cat', 'dog', 'kid'] };
    const roles = option('roles', ['CDK', 'CK', 'C'], { role_sets, recommended: ['CDK', 'CK', 'C'] });
    const info: GameInfo = { ...GAME, options: [roles] };
    expect(choose(info, {})).toEqual({ roles: 'CK' });
    expect(choose(info, { roles: 'CDK' })).toEqual({ roles: 'CDK' });
  });

  it('shows only the options that apply', () => {
    const names = (matchup: string) => applying(GAME, choose(GAME, { matchup })).map(({ name }) => name);
    expect(names('dragon-dwarves')).toEqual(['matchup', 'redraw']);
    expect(names('trolls-knights')).toEqual(['matchup', 'redraw', 'deck-trolls']);
  });

  it('offers only the values that apply, and falls back to the default', () => {
    const four = { teams: { players: ['4'] } };
    const players = option('players', ['2', '4']);
    const mode = option('mode', ['classic', 'teams'], { value_only: four });
    const info: GameInfo = { ...GAME, options: [players, mode] };
    const values = (count: string) => applying(info, { players: count })[1]?.values;
    expect(values('2')).toEqual(['classic']);
    expect(values('4')).toEqual(['classic', 'teams']);
    expect(deciding(info, { players: '4', mode: 'teams' })).toEqual({ players: '4', mode: 'teams' });
    expect(deciding(info, { players: '2', mode: 'teams' })).toEqual({ players: '2', mode: 'classic' });
  });

  it('asks for its roles with the options that apply and have a list of values', () => {
    expect(mainOption(GAME)?.name).toBe('matchup');
    const chosen = choose(GAME, { matchup: 'trolls-knights', 'deck-trolls': 'a whole file' });
    expect(deciding(GAME, chosen)).toEqual({ matchup: 'trolls-knights', redraw: 'no' });
  });

  it('seats a person and others', () => {
    expect(seatsFor(seatAll(2, 1, 'bot:3'))).toEqual(['bot:3', 'me']);
    expect(seatsFor(seatAll(2, 0, 'open'))).toEqual(['me', 'open']);
    expect(seatsFor(seatAll(2, 0, 'beside'))).toEqual(['me', 'me']);
  });

  it('sets each seat on its own, and me on one', () => {
    const sitters = seatOne(seatAll(3, 2, 'bot:2'), 0, 'open');
    expect(sitters).toEqual(['open', 'bot:2', 'me']);
    expect(seatOne(sitters, 0, 'me')).toEqual(['me', 'bot:2', 'open']);
    expect(seatOne(sitters, 2, 'bot:1')).toEqual(['open', 'bot:2', 'bot:1']);
  });

  it('keeps me when a mode has other seats', () => {
    expect(changeSeatCount(['open', 'me'], 4, 'bot:2')).toEqual(['open', 'me', 'bot:2', 'bot:2']);
    expect(changeSeatCount(['open', 'beside', 'bot:1', 'me'], 2, 'bot:2')).toEqual(['open', 'me']);
    expect(changeSeatCount(['bot:1', 'bot:1', 'open'], 2, 'bot:2')).toEqual(['bot:1', 'bot:1']);
  });

  it('knows if all other seats are of one kind', () => {
    expect(kindOfOthers(['me', 'bot:1', 'bot:2'])).toBe('bot');
    expect(kindOfOthers(['me', 'bot:1', 'open'])).toBeNull();
    expect(kindOfOthers(['me'])).toBeNull();
    expect(levelOf(['me', 'bot:12', 'open'])).toBe(12);
    expect(levelOf(['bot:1', 'bot:2'])).toBeNull();
    expect(levelAll(['me', 'bot:1', 'open', 'bot:2'], 3)).toEqual(['me', 'bot:3', 'open', 'bot:3']);
  });
});

describe('a table whose roles are chosen', () => {
  const role_sets = { QP: ['queen', 'page'], QPF: ['queen', 'page', 'fool'], Q: ['queen'], PF: ['page', 'fool'] };
  const roles = option('roles', Object.keys(role_sets), { role_sets, recommended: ['QPF', 'QP', 'Q'] });
  const tricks = option('tricks', ['no', 'yes'], { matters: { roles: ['QPF', 'PF'] }, group: 'more' });
  const info: GameInfo = { ...GAME, options: [roles, tricks, option('length', ['10', '20'], { group: 'more' })] };

  it('finds the set with exactly these roles, if there is one', () => {
    expect(valueWith(roles, new Set(['page', 'queen']))).toBe('QP');
    expect(valueWith(roles, new Set(['fool']))).toBeNull();
  });

  it('recommends sets by the number of players', () => {
    expect(recommendedSets(roles)).toEqual([
      { count: 1, values: ['Q'] },
      { count: 2, values: ['QP'] },
      { count: 3, values: ['QPF'] },
    ]);
  });

  it('lists options without effect separately', () => {
    const names = (found: readonly Option[]) => found.map(({ name }) => name);
    expect(names(applying(info, { roles: 'Q' }))).toEqual(['roles', 'length']);
    expect(names(idle(info, { roles: 'Q' }))).toEqual(['tricks']);
    expect(names(idle(info, { roles: 'PF' }))).toEqual([]);
  });

  it('groups options by kind', () => {
    const groups = grouped(info.options).map(({ group, options }) => [group, options.map(({ name }) => name)]);
    expect(groups).toEqual([
      ['', ['roles']],
      ['more', ['tricks', 'length']],
    ]);
  });

  it('keeps the players with their roles', () => {
    const before = ['queen', 'page', 'fool'];
    expect(seatRoles(['open', 'bot:1', 'me'], before, ['page', 'fool'], 'bot:2')).toEqual(['bot:1', 'me']);
    expect(seatRoles(['me', 'bot:1', 'open'], before, ['page', 'fool'], 'bot:2')).toEqual(['me', 'open']);
    expect(seatRoles(['me'], ['queen'], ['queen', 'page'], 'bot:2')).toEqual(['me', 'bot:2']);
    expect(seatRoles(['open', 'me'], ['elf', 'orc'], ['page', 'fool'], 'bot:2')).toEqual(['open', 'me']);
  });
});
