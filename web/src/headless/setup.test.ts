import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire.gen';
import { applying, choose, mainOption, rolesOf, seatsFor } from './setup';

const GAME: GameInfo = {
  name: 'drako',
  options: [
    { name: 'matchup', values: ['dragon-dwarves', 'trolls-knights'], default: 'dragon-dwarves', only: {} },
    { name: 'redraw', values: ['no', 'yes'], default: 'no', only: {} },
    { name: 'deck-trolls', values: [], default: '', only: { matchup: ['trolls-knights'] } },
  ],
  setups: [
    { options: { matchup: 'dragon-dwarves', redraw: 'no' }, roles: ['dragon', 'dwarves'] },
    { options: { matchup: 'trolls-knights', redraw: 'yes' }, roles: ['trolls', 'knights'] },
  ],
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

  it('takes its roles from the set-up with the same match-up, whatever else differs', () => {
    expect(mainOption(GAME)?.name).toBe('matchup');
    expect(rolesOf(GAME, { matchup: 'trolls-knights', redraw: 'no' })).toEqual(['trolls', 'knights']);
    expect(rolesOf(GAME, { matchup: 'dragon-dwarves', redraw: 'yes' })).toEqual(['dragon', 'dwarves']);
  });

  it('seats a person and an opponent', () => {
    expect(seatsFor(2, 1, { kind: 'bot', level: 3 })).toEqual(['bot:3', 'me']);
    expect(seatsFor(2, 0, { kind: 'invite', level: 3 })).toEqual(['me', 'open']);
    expect(seatsFor(2, 0, { kind: 'hotseat', level: 3 })).toEqual(['me', 'me']);
  });
});
