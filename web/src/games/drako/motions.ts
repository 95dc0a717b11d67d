/** What moves when one view of Drako becomes the next. */

import type { Motion } from '../../headless/motion';
import type { Line } from '../../wire.gen';
import { lineThrough } from './geometry';
import type { AttackView, CardView, DrakoView, FigureView, SideView } from './view.gen';

type Tone = 'fire' | 'shot';

/** `lines` tell what was done in between: views do not tell fire from an arrow, nor an old hand from a new one. */
export function glides(before: DrakoView, after: DrakoView, lines: readonly Line[] = []): Motion[] {
  return [
    ...after.sides.flatMap((side, at) => sideMotions(before.sides[at], side, lines)),
    ...attackMotions(before, after, lines.some(({ move }) => move?.kind === 'breathe') ? 'fire' : 'shot'),
  ];
}

function sideMotions(before: SideView | undefined, after: SideView, lines: readonly Line[]): Motion[] {
  if (before === undefined) return [];
  const figures = after.figures.flatMap((figure, at) => figureMotions(before.figures[at], figure, after.seat));
  return [
    ...figures,
    ...playedCards(before, after),
    ...newDeck(before, after, lines),
    ...newCards(before, after, lines),
  ];
}

function figureMotions(before: FigureView | undefined, after: FigureView, seat: number): Motion[] {
  if (before === undefined) return [];
  const motions: Motion[] = [];
  if (after.hex !== null && after.hex !== before.hex) {
    motions.push({ kind: 'slide', place: after.figure, from: [before.hex ?? `deck:${seat}`] });
  }
  const wounds = after.wounds - before.wounds;
  const at = [after.figure, before.hex ?? ''];
  if (wounds > 0) motions.push({ kind: 'burst', at, text: `−${wounds}`, tone: 'wound' });
  if (before.alive && !after.alive) motions.push({ kind: 'burst', at: [before.hex ?? ''], text: '†', tone: 'wound' });
  return motions;
}

function playedCards(before: SideView, after: SideView): Motion[] {
  return more(before.discards, after.discards).map((card) => ({
    kind: 'fly',
    from: held(after.seat, card),
    to: [`discard:${after.seat}`],
    look: 'face',
  }));
}

/** The discards are shuffled: nothing else takes them away, but an undo. */
function newDeck(before: SideView, { seat, discards }: SideView, lines: readonly Line[]): Motion[] {
  const undone = lines.some(({ what }) => what === 'undone');
  if (undone || more(discards, before.discards).length === 0) return [];
  return [{ kind: 'fly', from: [`discard:${seat}`], to: [`deck:${seat}`], look: 'face' }];
}

/** Cards that are dealt: instead of those in the hand, when it is shuffled back. */
function newCards(before: SideView, { seat, role, hand }: SideView, lines: readonly Line[]): Motion[] {
  const redrawn = lines.some((line) => line.seat === seat && line.move?.kind === 'redraw');
  const dealt = lines.filter(({ move }) => move?.kind.startsWith('deal') && move.fields['role'] === role);
  const known = more(redrawn ? [] : before.hand, hand);
  const back = redrawn ? more([], before.hand) : [];
  return [
    ...back.map((card): Motion => ({ kind: 'fly', from: held(seat, card), to: [`deck:${seat}`], look: 'face' })),
    ...dealt.map((_, at): Motion => ({
      kind: 'fly',
      from: [`deck:${seat}`],
      to: held(seat, known[at]),
      look: 'back',
      step: 1,
    })),
  ];
}

/** Where a card of a hand lies, if it is known. */
function held(seat: number, card: string | undefined): string[] {
  return card === undefined ? [`hand:${seat}`] : [`hand:${seat}:${card}`, `hand:${seat}`];
}

/** Attacks just declared: fire goes through to the edge, a shot stops at its target. */
function attackMotions(before: DrakoView, after: DrakoView, tone: Tone): Motion[] {
  const [declared, earlier] = [after.attacks, before.attacks];
  if (declared.length <= earlier.length) return [];
  const hexes = new Map(after.sides.flatMap(({ figures }) => figures.map(({ figure, hex }) => [figure, hex])));
  const sweeps = declared.slice(earlier.length).flatMap((attack) => sweepOf(attack, hexes, tone));
  return tone === 'fire' ? sweeps.slice(0, 1) : sweeps; // one breath, however many it burns
}

function sweepOf({ by, on }: AttackView, hexes: ReadonlyMap<string, string | null>, tone: Tone): Motion[] {
  const [from, at] = [hexes.get(by), hexes.get(on)];
  if (!from || !at) return [];
  const line = lineThrough(from, at);
  const along = tone === 'fire' ? line : line.slice(0, line.indexOf(at) + 1);
  return along.length === 0 ? [] : [{ kind: 'sweep', along: [from, ...along], tone }];
}

/** What the second cards have more of than the first: one for each copy. */
function more(before: readonly CardView[], after: readonly CardView[]): string[] {
  return after.flatMap(({ card, count }) => {
    const old = before.find((face) => face.card === card)?.count ?? 0;
    return Array.from({ length: Math.max(0, count - old) }, () => card);
  });
}
