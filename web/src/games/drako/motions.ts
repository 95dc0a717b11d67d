/** The motions from one view of Drako to the next. */

import type { Motion } from '../../model/motion';
import type { LogLine } from '../../net/wire.gen';
import { adjacent, lineThrough } from './board/geometry';
import type { AttackView, CardView, DrakoView, FigureView, SideView } from './view.gen';

const BLOCKS = ['block', 'block_again', 'dodge']; // answers that stop an attack
const LANDS = 1; // the step of the hit

/**
 * Return the motions. `lines` are the moves in between. They tell fire from an arrow and a new hand
 * from an old one, which views alone cannot.
 */
export function glides(before: DrakoView, after: DrakoView, lines: readonly LogLine[] = []): Motion[] {
  const undone = lines.some(({ what }) => what === 'undone');
  const blows = undone ? [] : blowMotions(before, after, lines);
  return [
    ...blows,
    ...after.sides.flatMap((side, at) => sideMotions(before.sides[at], side, lines, blows.length > 0 ? LANDS : 0)),
    ...attackMotions(before, after, kinds(lines).includes('breathe') ? 'fire' : 'shot'),
  ];
}

function kinds(lines: readonly LogLine[]): string[] {
  return lines.flatMap(({ move }) => (move ? [move.kind] : []));
}

function sideMotions(before: SideView | undefined, after: SideView, lines: readonly LogLine[], step: number): Motion[] {
  if (before === undefined) return [];
  const figures = after.figures.flatMap((figure, at) => figureMotions(before.figures[at], figure, after.seat, step));
  return [
    ...figures,
    ...playedCards(before, after),
    ...newDeck(before, after, lines),
    ...newCards(before, after, lines),
  ];
}

function figureMotions(before: FigureView | undefined, after: FigureView, seat: number, step: number): Motion[] {
  if (before === undefined) return [];
  const from = before.hex ?? `deck:${seat}`;
  const wounds = after.wounds - before.wounds;
  const motions: Motion[] = [];
  if (after.hex !== null && after.hex !== before.hex) {
    motions.push({ kind: 'slide', place: after.figure, from: [after.figure, from], sound: 'step' });
    motions.push({ kind: 'scar', at: [after.hex], look: '' });
  }
  if (wounds > 0) {
    motions.push({ kind: 'burst', at: [after.figure, from], text: `−${wounds}`, tone: 'wound', step, sound: 'blow' });
    motions.push({ kind: 'scatter', at: [after.figure, from], look: 'dust', step });
  }
  if (after.netted && !before.netted) motions.push(netted(after.figure));
  if (before.alive && !after.alive) motions.push(...death(after.figure, from, step));
  return motions;
}

function netted(figure: string): Motion {
  return { kind: 'drop', place: `netted:${figure}`, from: ['figure:urpen', 'token:net'], sound: 'net' };
}

/** The figure falls, and its broken base stays. */
function death(figure: string, hex: string, step: number): Motion[] {
  return [
    { kind: 'fall', place: figure, step: step + 1, sound: 'fall' },
    { kind: 'scar', at: [hex], look: 'rubble', step: step + 1 },
  ];
}

/** Answered attacks: an adjacent attacker leaps at its target, a shot arrives. */
function blowMotions({ attacks, sides }: DrakoView, after: DrakoView, lines: readonly LogLine[]): Motion[] {
  const answered = attacks.slice(0, Math.max(0, attacks.length - after.attacks.length));
  const hexes = hexesOf(sides);
  const blocked = kinds(lines).some((kind) => BLOCKS.includes(kind));
  return answered.flatMap(({ by, on }): Motion[] => [
    adjacent(hexes.get(by), hexes.get(on)) ? { kind: 'strike', by, at: [on] } : { kind: 'shot', at: [on] },
    ...(blocked ? [block(on)] : []),
  ]);
}

function block(figure: string): Motion {
  return { kind: 'burst', at: [figure], text: '0', tone: 'block', step: LANDS, sound: 'block' };
}

function playedCards(before: SideView, after: SideView): Motion[] {
  return more(before.discards, after.discards).map((card) => ({
    kind: 'fly',
    from: held(after.seat, card),
    to: [`discard:${after.seat}`],
    look: 'face',
    sound: 'card',
  }));
}

/**
 * Discards that are shuffled into the deck. An undo also shortens the pile, but shows no motion.
 */
function newDeck(before: SideView, { seat, discards }: SideView, lines: readonly LogLine[]): Motion[] {
  const undone = lines.some(({ what }) => what === 'undone');
  if (undone || more(discards, before.discards).length === 0) return [];
  return [{ kind: 'fly', from: [`discard:${seat}`], to: [`deck:${seat}`], look: 'face', sound: 'card' }];
}

/** Dealt cards. After a redraw they replace the whole hand. */
function newCards(before: SideView, { seat, role, hand }: SideView, lines: readonly LogLine[]): Motion[] {
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
      sound: 'card',
    })),
  ];
}

/** The place of a card in a hand, if it is known. */
function held(seat: number, card: string | undefined): string[] {
  return card === undefined ? [`hand:${seat}`] : [`hand:${seat}:${card}`, `hand:${seat}`];
}

/** New attacks from afar. Fire goes to the edge and burns the floor, a shot stops at its target. */
function attackMotions(before: DrakoView, after: DrakoView, tone: 'fire' | 'shot'): Motion[] {
  const [declared, earlier] = [after.attacks, before.attacks];
  if (declared.length <= earlier.length) return [];
  const hexes = hexesOf(after.sides);
  const lines = declared.slice(earlier.length).map((attack) => lineOf(attack, hexes, tone));
  const seen = lines.filter((line) => line.length > (tone === 'fire' ? 1 : 2)); // a blow has no path
  const [breath] = seen;
  if (tone === 'shot') return seen.map((along) => ({ kind: 'sweep', along, tone, sound: 'shot' }));
  if (breath === undefined) return []; // one breath for all of its targets
  const burnt = breath.slice(1).map((hex): Motion => ({ kind: 'scar', at: [hex], look: 'scorch', step: 1 }));
  return [{ kind: 'sweep', along: breath, tone, sound: 'fire' }, ...burnt];
}

/** The hexes from one figure to another, or beyond it to the edge. Empty if they are not in line. */
function lineOf({ by, on }: AttackView, hexes: ReadonlyMap<string, string | null>, tone: 'fire' | 'shot'): string[] {
  const [from, at] = [hexes.get(by), hexes.get(on)];
  if (!from || !at) return [];
  const line = lineThrough(from, at);
  const along = tone === 'fire' ? line : line.slice(0, line.indexOf(at) + 1);
  return along.length === 0 ? [] : [from, ...along];
}

function hexesOf(sides: readonly SideView[]): ReadonlyMap<string, string | null> {
  return new Map(sides.flatMap(({ figures }) => figures.map(({ figure, hex }) => [figure, hex])));
}

/** The cards that the second list adds to the first, once per copy. */
function more(before: readonly CardView[], after: readonly CardView[]): string[] {
  return after.flatMap(({ card, count }) => {
    const old = before.find((face) => face.card === card)?.count ?? 0;
    return Array.from({ length: Math.max(0, count - old) }, () => card);
  });
}
