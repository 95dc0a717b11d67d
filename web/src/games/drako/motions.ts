/** What moves when one view of Drako becomes the next. */

import type { Motion } from '../../headless/motion';
import { lineThrough } from './geometry';
import type { AttackView, CardView, DrakoView, FigureView, SideView } from './view.gen';

type Tone = 'fire' | 'shot';

/** `moves` are the kinds of what was played in between: views do not tell fire from an arrow. */
export function glides(before: DrakoView, after: DrakoView, moves: readonly string[] = []): Motion[] {
  return [
    ...after.sides.flatMap((side, at) => sideMotions(before.sides[at], side)),
    ...attackMotions(before, after, moves.includes('breathe') ? 'fire' : 'shot'),
  ];
}

function sideMotions(before: SideView | undefined, after: SideView): Motion[] {
  if (before === undefined) return [];
  const figures = after.figures.flatMap((figure, at) => figureMotions(before.figures[at], figure, after.seat));
  return [...figures, ...playedCards(before, after), ...drawnCards(before, after)];
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
  const fresh = after.discards.filter((face) => face.count > countOf(before.discards, face.card));
  return fresh.map(({ card }) => ({
    kind: 'fly',
    from: [card, `hand:${after.seat}`],
    to: [`discard:${after.seat}`],
    look: 'face',
  }));
}

function drawnCards(before: SideView, after: SideView): Motion[] {
  const drawn = before.deck_size - after.deck_size;
  if (drawn <= 0 || after.hand_size <= before.hand_size) return [];
  const known = after.hand.find((face) => face.count > countOf(before.hand, face.card));
  const to = known === undefined ? [`hand:${after.seat}`] : [known.card, `hand:${after.seat}`];
  return [{ kind: 'fly', from: [`deck:${after.seat}`], to, look: 'back' }];
}

/** Attacks just declared: fire goes through to the edge, a shot stops at its target. */
function attackMotions(before: DrakoView, after: DrakoView, tone: Tone): Motion[] {
  const [declared, earlier] = [after.asked?.attacks ?? [], before.asked?.attacks ?? []];
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

function countOf(cards: readonly CardView[], card: string): number {
  return cards.find((face) => face.card === card)?.count ?? 0;
}
