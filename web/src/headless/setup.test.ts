import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire.gen';
import { applying, choose, deciding, mainOption, seatsFor } from './setup';

const GAME: GameInfo = {
  name: 'drako',
  options: [
    { name: 'matchup', values: ['dragon-dwarves', 'trolls-knights'], default: 'dragon-dwarves', only: {} },
    { name: 'redraw', values: ['no', 'yes'], default: 'no', only: {} },
    { name: 'deck-trolls', values: [], default: '', only: { matchup: ['trolls-knights'] } },
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

  it('asks for its roles by what applies and is no free text', () => {
    expect(mainOption(GAME)?.name).toBe('matchup');
    const chosen = choose(GAME, { matchup: 'trolls-knights', 'deck-trolls': 'a whole file' });
    expect(deciding(GAME, chosen)).toEqual({ matchup: 'trolls-knights', redraw: 'no' });
  });

  it('seats a person and an opponent', () => {
    expect(seatsFor(2, 1, { kind: 'bot', level: 3 })).toEqual(['bot:3', 'me']);
    expect(seatsFor(2, 0, { kind: 'invite', level: 3 })).toEqual(['me', 'open']);
    expect(seatsFor(2, 0, { kind: 'hotseat', level: 3 })).toEqual(['me', 'me']);
  });
});
