/** The effects of a move in Drako: attacks, wounds, deaths and full areas of the Dragon. */

import { causeOf, type Effect } from '../../model/effects';
import type { LogLine } from '../../net/wire.gen';
import type { AreaView, AttackView, DrakoView, FigureView } from './view.gen';

const HARMLESS = ['block', 'block_again', 'dodge']; // answers that stop an attack

/** An effect that is not yet tied to a line of the log. */
type Found = Omit<Effect, 'of'>;

export function effects(before: DrakoView, after: DrakoView, lines: readonly LogLine[]): Effect[] {
  const cause = causeOf(lines);
  if (cause === undefined) return [];
  const answered = before.attacks.slice(0, Math.max(0, before.attacks.length - after.attacks.length));
  const harmless = lines.some(({ move }) => move && HARMLESS.includes(move.kind));
  const reported = [...(harmless ? [] : answered.map(({ on }) => on)), ...lines.flatMap(woundedByFury)];
  const found: Found[] = [
    ...answered.map((attack) => answerTo(attack, harmless)),
    ...changed(before, after).flatMap(([was, now]) => changesOf(was, now, reported)),
    ...areasOf(after)
      .filter((area, at) => fills(areasOf(before)[at], area))
      .map(({ area }) => full(area)),
  ];
  return found.map((effect) => ({ of: cause.version, ...effect }));
}

function answerTo({ by, on, value }: AttackView, harmless: boolean): Found {
  return harmless ? { kind: 'unharmed', fields: { on } } : { kind: 'hit', fields: { by, on, n: value } };
}

/** The line of Fury already reports the wound of its figure. */
function woundedByFury({ move }: LogLine): string[] {
  const figure = move?.kind === 'fury' ? move.fields['figure'] : undefined;
  return typeof figure === 'string' ? [figure] : [];
}

/** The wounds and the death of a figure, without wounds that the log already reports. */
function changesOf(was: FigureView, now: FigureView, reported: readonly string[]): Found[] {
  const { figure } = now;
  const [wounds, dies] = [now.wounds - was.wounds, was.alive && !now.alive];
  return [
    ...(wounds > 0 && !dies && !reported.includes(figure) ? [{ kind: 'hurt', fields: { figure, n: wounds } }] : []),
    ...(dies ? [{ kind: 'falls', fields: { figure } }] : []),
  ];
}

function full(area: string): Found {
  return { kind: 'area_full', fields: { area } };
}

function fills(was: AreaView | undefined, now: AreaView): boolean {
  return was !== undefined && was.wounds < was.spaces && now.wounds >= now.spaces;
}

function changed(before: DrakoView, after: DrakoView): [FigureView, FigureView][] {
  const was = new Map(figuresOf(before).map((figure) => [figure.figure, figure]));
  return figuresOf(after).flatMap((figure): [FigureView, FigureView][] => {
    const earlier = was.get(figure.figure);
    return earlier === undefined ? [] : [[earlier, figure]];
  });
}

function figuresOf({ sides }: DrakoView): FigureView[] {
  return sides.flatMap(({ figures }) => figures);
}

function areasOf({ sides }: DrakoView): AreaView[] {
  return sides.flatMap(({ areas }) => areas);
}
