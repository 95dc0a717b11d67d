import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire.gen';
import {
  applying,
  choose,
  deciding,
  levelAll,
  levelOf,
  mainOption,
  restOf,
  seatAgain,
  seatAll,
  seatOne,
  seatsFor,
} from './setup';

const GAME: GameInfo = {
  name: 'drako',
  options: [
    {
      name: 'matchup',
      values: ['dragon-dwarves', 'trolls-knights'],
      default: 'dragon-dwarves',
      only: {},
      value_only: {},
    },
    { name: 'redraw', values: ['no', 'yes'], default: 'no', only: {}, value_only: {} },
    { name: 'deck-trolls', values: [], default: '', only: { matchup: ['trolls-knights'] }, value_only: {} },
  ],
  roles: ['dragon', 'dwarves'],
  levels: [1, 2],
};

describe('a new table', () => {
  it('has every option, defaults included', () => {
    expect(choose(GAME, { redraw: 'yes' })).toEqual({ matchup: 'dragon-dwarves', redraw: 'yes', 'deck-trolls': '' });
  });

  it('shows only the options that apply', () => {
    const names = (matchup: string) => applying(GAME, choose(GAME, { matchup })).map(({ name }) => name);
    expect(names('dragon-dwarves')).toEqual(['matchup', 'redraw']);
    expect(names('trolls-knights')).toEqual(['matchup', 'redraw', 'deck-trolls']);
  });

  it('offers only the values that apply, and falls back to the default', () => {
    const four = { teams: { players: ['4'] } };
    const players = { name: 'players', values: ['2', '4'], default: '2', only: {}, value_only: {} };
    const mode = { name: 'mode', values: ['classic', 'teams'], default: 'classic', only: {}, value_only: four };
    const info: GameInfo = { ...GAME, options: [players, mode] };
    const values = (count: string) => applying(info, { players: count })[1]?.values;
    expect(values('2')).toEqual(['classic']);
    expect(values('4')).toEqual(['classic', 'teams']);
    expect(deciding(info, { players: '4', mode: 'teams' })).toEqual({ players: '4', mode: 'teams' });
    expect(deciding(info, { players: '2', mode: 'teams' })).toEqual({ players: '2', mode: 'classic' });
  });

  it('asks for its roles by what applies and is no free text', () => {
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
    expect(seatAgain(['open', 'me'], 4, 'bot:2')).toEqual(['open', 'me', 'bot:2', 'bot:2']);
    expect(seatAgain(['open', 'beside', 'bot:1', 'me'], 2, 'bot:2')).toEqual(['open', 'me']);
    expect(seatAgain(['bot:1', 'bot:1', 'open'], 2, 'bot:2')).toEqual(['bot:1', 'bot:1']);
  });

  it('tells what the others have in common', () => {
    expect(restOf(['me', 'bot:1', 'bot:2'])).toBe('bot');
    expect(restOf(['me', 'bot:1', 'open'])).toBeNull();
    expect(restOf(['me'])).toBeNull();
    expect(levelOf(['me', 'bot:12', 'open'])).toBe(12);
    expect(levelOf(['bot:1', 'bot:2'])).toBeNull();
    expect(levelAll(['me', 'bot:1', 'open', 'bot:2'], 3)).toEqual(['me', 'bot:3', 'open', 'bot:3']);
  });
});
