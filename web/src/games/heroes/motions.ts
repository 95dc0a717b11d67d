/**
 * The motions from one view of Heroes to the next: wounds, attacks, spells as light, beings, cards
 * and dice.
 */

import type { Motion } from '../../model/motion';
import type { LogLine } from '../../net/wire.gen';
import { spaceName } from './board/layout';
import { elementName } from './art/icons';
import type { ActView, HeroesView, SideView, SpaceView } from './view.gen';

type Element = 'fire' | 'water' | 'earth' | 'air';

const ELEMENTS: readonly string[] = ['fire', 'water', 'earth', 'air'];

/** Return the motions. `lines` are the moves in between. */
export function motions(before: HeroesView, after: HeroesView, lines: readonly LogLine[] = []): Motion[] {
  if (lines.some(({ what }) => what === 'undone')) return [];
  const blows = [...spells(before, after), ...strikes(before, lines, after)];
  const step = blows.length > 0 ? 1 : 0;
  return [
    ...dice(lines, after),
    ...blows,
    ...after.sides.flatMap((side, at) => sideMotions(before.sides[at], side, lines, step)),
    ...cards(before, after, lines),
  ];
}

/** Rolled dice shake the felt. */
function dice(lines: readonly LogLine[], { sides }: HeroesView): Motion[] {
  const roles = lines.filter(({ move }) => move?.kind === 'fall').map(({ move }) => move?.fields['role']);
  return sides
    .filter(({ role }) => roles.includes(role))
    .map(({ seat }, at): Motion => ({ kind: 'shake', at: [`dice:${seat}`], ...(at === 0 ? { sound: 'dice' } : {}) }));
}

/**
 * A spell that took effect: light goes from the hero to each target, in the colour of its element.
 */
function spells(before: HeroesView, after: HeroesView): Motion[] {
  return before.bouts.flatMap(({ act }, slot) => {
    const now = after.bouts[slot]?.act ?? null;
    if (act === null || act.spell === null || now?.spell === act.spell) return [];
    return castLight(act, before);
  });
}

function castLight({ seat, spell, targets }: ActView, { sides, spells: faces }: HeroesView): Motion[] {
  const element = elementName(faces.find((face) => face.spell === spell)?.element ?? null);
  const from = heroPlace(sides[seat]);
  const tone = ELEMENTS.includes(element) ? (element as Element) : 'chain';
  const sound = ELEMENTS.includes(element) ? (element as Element) : 'spell';
  const flare = (at: string): Motion => ({ kind: 'flare', at: [at], tone, step: 1 });
  return targets.flatMap((thing, nth): Motion[] => {
    const at = placeOf(thing, sides);
    const once = nth === 0 ? ({ sound } as const) : {};
    return at === from
      ? [
          { kind: 'flare', at: [at], tone, ...once },
          { kind: 'scatter', at: [at], look: 'embers' },
        ]
      : [{ kind: 'sweep', along: [from, at], tone, ...once }, flare(at)];
  });
}

/** The place of a spell's target on the screen. */
function placeOf(thing: string, sides: readonly SideView[]): string {
  if (!thing.startsWith('player:')) return thing;
  const side = sides.find(({ role }) => role === thing.replace('player:', 'role:'));
  return `hero:${side?.seat ?? 0}`;
}

/** The place of a hero. Until the hero is on the board, it is beside the board. */
function heroPlace(side: SideView | undefined): string {
  if (side === undefined) return 'hero:0';
  const at = side.spaces.findIndex((space) => space?.being === side.hero);
  return at < 0 ? `hero:${side.seat}` : `space:${spaceName(at)}:${side.seat}`;
}

/** A creature leaps at its target. */
function strikes(before: HeroesView, lines: readonly LogLine[], { sides }: HeroesView): Motion[] {
  return lines.flatMap(({ move }): Motion[] => {
    if (move?.kind !== 'strike') return [];
    const [space, role] = [String(move.fields['space']).replace('place:', ''), move.fields['role']];
    const struck = sides.find((side) => side.role === role)?.seat;
    const by = before.bouts.map(({ act }) => act?.active).find((active) => active != null);
    if (struck === undefined || by == null) return [];
    return [
      {
        kind: 'strike',
        by: by.replace('space:', 'on:'),
        at: [`on:${space}:${struck}`, `space:${space}:${struck}`],
        sound: 'blow',
      },
    ];
  });
}

function sideMotions(before: SideView | undefined, after: SideView, lines: readonly LogLine[], step: number): Motion[] {
  if (before === undefined) return [];
  const moved = steps(after, lines);
  const spaces = after.spaces.flatMap((space, at) =>
    spaceMotions(before.spaces[at] ?? null, space, `${spaceName(at)}:${after.seat}`, step),
  );
  return [...moved, ...(moved.length > 0 ? [] : spaces), ...lifeMotions(before, after, step)];
}

/** Beings that walk, fly or are placed. */
function steps({ seat }: SideView, lines: readonly LogLine[]): Motion[] {
  return lines.flatMap(({ seat: by, move }): Motion[] => {
    if (by !== seat || move?.kind !== 'step') return [];
    const [start, end] = [move.fields['start'], move.fields['end']].map((place) =>
      String(place).replace('place:', 'on:'),
    );
    return [{ kind: 'slide', place: `${end}:${seat}`, from: [`${start}:${seat}`], sound: 'step' }];
  });
}

function spaceMotions(before: SpaceView | null, after: SpaceView | null, name: string, step: number): Motion[] {
  const at = [`space:${name}`];
  if (before !== null && after === null) {
    return [{ kind: 'scatter', at, look: 'dust', step, sound: 'fall' }];
  }
  if (before === null || after === null || before.being !== after.being || after.being.startsWith('hero:')) return [];
  return change(at, after.life - before.life, step);
}

/** Gains and losses of a hero's life. */
function lifeMotions(before: SideView, after: SideView, step: number): Motion[] {
  if (before.hero !== after.hero || before.most_life !== after.most_life) return [];
  const changes = change([heroPlace(after), `life:${after.seat}`], after.life - before.life, step);
  return after.life < before.life
    ? [...changes, { kind: 'shake', at: [`space:${heroPlace(after)}`, `life:${after.seat}`], step }]
    : changes;
}

function change(at: readonly string[], by: number, step: number): Motion[] {
  if (by < 0) {
    return [
      { kind: 'burst', at, text: `−${-by}`, tone: 'wound', step, sound: 'blow' },
      { kind: 'scatter', at, look: 'sparks', step },
    ];
  }
  return by > 0 ? [{ kind: 'burst', at, text: `+${by}`, tone: 'gain', step, sound: 'spell' }] : [];
}

/** Spells that are drawn, cast or learned. */
function cards(before: HeroesView, after: HeroesView, lines: readonly LogLine[]): Motion[] {
  return lines.flatMap(({ seat, move }): Motion[] => {
    const spell = String(move?.fields['spell'] ?? '').replace('spell:', '');
    switch (move?.kind) {
      case 'cast':
      case 'pay':
      case 'shed':
        return [
          {
            kind: 'fly',
            from: [`hand:${seat}:${spell}`, `hand:${seat}`],
            to: [`deck:${seat}`],
            look: 'face',
            sound: 'card',
          },
        ];
      case 'learn':
      case 'take_spell':
        return [
          { kind: 'fly', from: [String(move.fields['place'])], to: [`deck:${seat}`], look: 'face', sound: 'card' },
        ];
      case 'deal': {
        const to = after.sides.find(({ role }) => role === move.fields['role'])?.seat;
        return before.stage === 'setup' || to === undefined
          ? []
          : [
              {
                kind: 'fly',
                from: [`deck:${to}`],
                to: [`hand:${to}:${spell}`, `hand:${to}`],
                look: 'back',
                sound: 'card',
              },
            ];
      }
      default:
        return [];
    }
  });
}
