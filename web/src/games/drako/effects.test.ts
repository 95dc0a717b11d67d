import { describe, expect, it } from 'vitest';
import { playedLine } from '../../model/testing';
import { CHANCE, type LogLine } from '../../net/wire.gen';
import { effects } from './effects';
import type { AreaView, DrakoView, FigureView, SideView } from './view.gen';

function figure(name: string, wounds = 0, alive = true): FigureView {
  const rest = { hex: 'hex:c3', spaces: 5, netted: false, shields: 0, ability: null, lost: false };
  return { figure: `figure:${name}`, wounds, alive, ...rest };
}

function view(figures: FigureView[], changes: { attacks?: DrakoView['attacks']; areas?: AreaView[] } = {}): DrakoView {
  const side = { figures, areas: changes.areas ?? [] } as unknown as SideView;
  return { sides: [side], attacks: changes.attacks ?? [] } as unknown as DrakoView;
}

const ATTACK = { by: 'figure:dragon', on: 'figure:urpen', value: 2 };
const TAKE = [playedLine(1, 'take', {}, 9), playedLine(CHANCE, 'deal', {}, 10)];

describe('the effects of a move', () => {
  it('name the attacker, the target and the wounds, once', () => {
    const [before, after] = [view([figure('urpen', 1)], { attacks: [ATTACK] }), view([figure('urpen', 3)])];
    expect(effects(before, after, TAKE)).toEqual([
      { of: 9, kind: 'hit', fields: { by: 'figure:dragon', on: 'figure:urpen', n: 2 } },
    ]);
  });

  it('include a death', () => {
    const before = view([figure('urpen', 4)], { attacks: [ATTACK] });
    const kinds = effects(before, view([figure('urpen', 5, false)]), TAKE).map(({ kind }) => kind);
    expect(kinds).toEqual(['hit', 'falls']);
  });

  it('say that a blocked attack hurts nobody', () => {
    const before = view([figure('urpen')], { attacks: [ATTACK] });
    const found = effects(before, view([figure('urpen')]), [playedLine(1, 'block', {}, 9)]);
    expect(found).toEqual([{ of: 9, kind: 'unharmed', fields: { on: 'figure:urpen' } }]);
  });

  it('include a wound without an attack', () => {
    const found = effects(view([figure('brald')]), view([figure('brald', 1)]), [playedLine(1, 'walk', {}, 4)]);
    expect(found).toEqual([{ of: 4, kind: 'hurt', fields: { figure: 'figure:brald', n: 1 } }]);
  });

  it('leave out the wound that the log line of Fury reports', () => {
    const fury = [playedLine(1, 'fury', { figure: 'figure:brald' }, 4)];
    expect(effects(view([figure('brald')]), view([figure('brald', 1)]), fury)).toEqual([]);
    const killed = effects(view([figure('brald', 4)]), view([figure('brald', 5, false)]), fury);
    expect(killed).toEqual([{ of: 4, kind: 'falls', fields: { figure: 'figure:brald' } }]);
  });

  it('include an area of the Dragon that becomes full', () => {
    const area = (wounds: number): AreaView => ({ area: 'area:fire', wounds, spaces: 3 });
    const found = effects(view([], { areas: [area(2)] }), view([], { areas: [area(3)] }), TAKE);
    expect(found).toEqual([{ of: 9, kind: 'area_full', fields: { area: 'area:fire' } }]);
  });

  it('are empty after an undo', () => {
    const undone: LogLine = { version: 11, what: 'undone', seat: 1, at: 0, move: null, to: 8 };
    expect(effects(view([figure('urpen')]), view([figure('urpen', 2)]), [undone])).toEqual([]);
  });
});
