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

describe('what came of a move', () => {
  it('is who was hit, by whom and by how much, told once', () => {
    const [before, after] = [view([figure('urpen', 1)], { attacks: [ATTACK] }), view([figure('urpen', 3)])];
    expect(effects(before, after, TAKE)).toEqual([
      { of: 9, kind: 'hit', fields: { by: 'figure:dragon', on: 'figure:urpen', n: 2 } },
    ]);
  });

  it('is who fell', () => {
    const before = view([figure('urpen', 4)], { attacks: [ATTACK] });
    const kinds = effects(before, view([figure('urpen', 5, false)]), TAKE).map(({ kind }) => kind);
    expect(kinds).toEqual(['hit', 'falls']);
  });

  it('is that nobody was hurt', () => {
    const before = view([figure('urpen')], { attacks: [ATTACK] });
    const found = effects(before, view([figure('urpen')]), [playedLine(1, 'block', {}, 9)]);
    expect(found).toEqual([{ of: 9, kind: 'unharmed', fields: { on: 'figure:urpen' } }]);
  });

  it('is a wound without an attack', () => {
    const found = effects(view([figure('brald')]), view([figure('brald', 1)]), [playedLine(1, 'fury', {}, 4)]);
    expect(found).toEqual([{ of: 4, kind: 'hurt', fields: { figure: 'figure:brald', n: 1 } }]);
  });

  it('is an area of the dragon that is full', () => {
    const area = (wounds: number): AreaView => ({ area: 'area:fire', wounds, spaces: 3 });
    const found = effects(view([], { areas: [area(2)] }), view([], { areas: [area(3)] }), TAKE);
    expect(found).toEqual([{ of: 9, kind: 'area_full', fields: { area: 'area:fire' } }]);
  });

  it('is nothing when a move is taken back', () => {
    const undone: LogLine = { version: 11, what: 'undone', seat: 1, at: 0, move: null, to: 8 };
    expect(effects(view([figure('urpen')]), view([figure('urpen', 2)]), [undone])).toEqual([]);
  });
});
