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

describe('the effects of a move', () => {
  it('are the points that it gave', () => {
    const found = effects(view([1, 0, 0], []), view([3, 0, 1], []), [playedLine(0, 'play', {}, 7)]);
    expect(found).toEqual([
      { of: 7, kind: 'gains_command', fields: { n: 2 } },
      { of: 7, kind: 'gains_knowledge', fields: { n: 1 } },
    ]);
  });

  it('leave out points that are lost at the end of a turn', () => {
    expect(effects(view([3, 1, 1], []), view([0, 0, 0], []), [playedLine(0, 'end')])).toEqual([]);
  });

  it('include a City that falls, and a Troop that falls for its City', () => {
    const before = view([], [site('kyr'), site('yrdesh', { troop: 'card:soldier' })]);
    const after = view([], [site('kyr', { standing: false }), site('yrdesh')]);
    expect(effects(before, after, [playedLine(0, 'attack', {}, 7)])).toEqual([
      { of: 7, kind: 'city_falls', fields: { city: 'city:kyr' } },
      { of: 7, kind: 'troop_falls', fields: { city: 'city:yrdesh', card: 'card:soldier' } },
    ]);
  });

  it('leave out a Troop that the log line already reports', () => {
    const before = view([], [site('kyr', { troop: 'card:soldier' })]);
    expect(effects(before, view([], [site('kyr')]), [playedLine(0, 'redeploy')])).toEqual([]);
  });
});

describe('a card of the dragon', () => {
  it('has the destroyed City as its effect', () => {
    const [before, after] = [view([], [site('kyr')]), view([], [site('kyr', { standing: false })])];
    expect(effects(before, after, END)).toEqual([{ of: 4, kind: 'city_falls', fields: { city: 'city:kyr' } }]);
  });

  it('has an effect even if it destroys nothing', () => {
    const same = view([], [site('kyr')]);
    expect(effects(same, same, END)).toEqual([{ of: 4, kind: 'dragon_spares', fields: {} }]);
  });

  it('moves the dragon', () => {
    const before = view([], [], { dragon: 'city:kyr' });
    const after = view([], [], { dragon: 'city:yrdesh' });
    expect(effects(before, after, END)).toEqual([{ of: 4, kind: 'dragon_goes', fields: { place: 'city:yrdesh' } }]);
    expect(effects(before, after, [playedLine(0, 'fly')])).toEqual([]);
  });
});
