import { describe, expect, it } from 'vitest';
import { playedLine } from '../../model/testing';
import { CHANCE } from '../../net/wire.gen';
import { effects } from './effects';
import type { SiteView, VolfView } from './view.gen';

function site(city: string, changes: Partial<SiteView> = {}): SiteView {
  return { city: `city:${city}`, standing: true, troop: null, building: null, ...changes } as SiteView;
}

function view(points: number[], sites: SiteView[], changes: Partial<VolfView> = {}): VolfView {
  return { sides: [{ points, sites }], dragon: null, grid: null, ...changes } as unknown as VolfView;
}

const END = [playedLine(0, 'end', {}, 3), playedLine(CHANCE, 'rage', {}, 4), playedLine(CHANCE, 'deal', {}, 5)];

describe('what came of a move', () => {
  it('is the points that it gave', () => {
    const found = effects(view([1, 0, 0], []), view([3, 0, 1], []), [playedLine(0, 'play', {}, 7)]);
    expect(found).toEqual([
      { of: 7, kind: 'gains_command', fields: { n: 2 } },
      { of: 7, kind: 'gains_knowledge', fields: { n: 1 } },
    ]);
  });

  it('is not that points are lost at the end of a turn', () => {
    expect(effects(view([3, 1, 1], []), view([0, 0, 0], []), [playedLine(0, 'end')])).toEqual([]);
  });

  it('is a City that falls, or what stood on it', () => {
    const before = view([], [site('kyr'), site('yrdesh', { troop: 'card:soldier' })]);
    const after = view([], [site('kyr', { standing: false }), site('yrdesh')]);
    expect(effects(before, after, [playedLine(0, 'attack', {}, 7)])).toEqual([
      { of: 7, kind: 'city_falls', fields: { city: 'city:kyr' } },
      { of: 7, kind: 'troop_falls', fields: { city: 'city:yrdesh', card: 'card:soldier' } },
    ]);
  });

  it('is not told again where the line tells it', () => {
    const before = view([], [site('kyr', { troop: 'card:soldier' })]);
    expect(effects(before, view([], [site('kyr')]), [playedLine(0, 'redeploy')])).toEqual([]);
  });
});

describe('a card of the dragon’s', () => {
  it('is told with what it did', () => {
    const [before, after] = [view([], [site('kyr')]), view([], [site('kyr', { standing: false })])];
    expect(effects(before, after, END)).toEqual([{ of: 4, kind: 'city_falls', fields: { city: 'city:kyr' } }]);
  });

  it('is told to have done nothing', () => {
    const same = view([], [site('kyr')]);
    expect(effects(same, same, END)).toEqual([{ of: 4, kind: 'dragon_spares', fields: {} }]);
  });

  it('leads the dragon on', () => {
    const before = view([], [], { dragon: 'city:kyr' });
    const after = view([], [], { dragon: 'city:yrdesh' });
    expect(effects(before, after, END)).toEqual([{ of: 4, kind: 'dragon_goes', fields: { place: 'city:yrdesh' } }]);
    expect(effects(before, after, [playedLine(0, 'fly')])).toEqual([]);
  });
});
