/** Motions on the screen, by the browser's own animations. */

import type { Motion, Places } from '../headless/motion';

const TRAVEL = 420; // milliseconds of a figure that slides, or a card that flies
const APART = 70; // between two cards that leave in the same step
const CASCADE = 150; // and at most between the first of them and the last
const BURST = 1100;
const STAY = 260; // how long a burst holds up what comes next
const SWEEP = 520;
const FLARE = 600;

/** A place on the screen, and the card that lies there. */
interface Spot {
  element: Element;
  box: DOMRect;
  card: Element | null;
  bed: DOMRect; // where the card lies; where there is none, the same box
  loose: boolean; // its face is up, and it lies on no pile
}

type Spots = ReadonlyMap<string, readonly Spot[]>; // several, for cards that are alike

const CARD = '.card, .chip, .back';
const PILE = '.pile, .stack, .back';
const LANDED = 0.98; // of the way
const APPEARS = [{ opacity: 0 }, { opacity: 0, offset: LANDED }, { opacity: 1, offset: LANDED }, { opacity: 1 }];
const MIDDLE = 'translate(-50%, -50%)';

let stage: Stage | null = null; // where something moved last
const lanes = new Map<number, Stage>(); // and in each lane

/**
 * Draw a change on the screen, by `draw`, and show what moved by it, `pace` times as fast as usual.
 * Resolves when the next change may come.
 */
export async function animate(root: HTMLElement, draw: () => Promise<readonly Motion[]>, pace: number): Promise<void> {
  const before = placesIn(root);
  const motions = await draw();
  if (still()) return;
  stage = new Stage(root, before, placesIn(root), pace);
  await stage.show(motions);
}

/**
 * Show what moves by a change that is `drawn` soon, in these lanes. What moved there before is ended; what
 * moves in others goes on, and nobody waits.
 */
export async function animateInLanes(
  root: HTMLElement,
  among: readonly number[],
  motions: readonly Motion[],
  drawn: Promise<void>,
): Promise<void> {
  if (still() || motions.length === 0) return;
  const before = placesIn(root);
  await drawn;
  for (const lane of among) lanes.get(lane)?.hurry();
  const shown = new Stage(root, before, placesIn(root), 1);
  for (const lane of among) lanes.set(lane, shown);
  await shown.show(motions);
  for (const lane of among) if (lanes.get(lane) === shown) lanes.delete(lane);
}

/** End what is moving now: somebody who has gone on need not watch what was. */
export function hurry(): void {
  stage?.hurry();
}

/** Whether nothing is to move: then there is nothing to wait for between two views. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** All is started at once, each motion with a delay, so that all can be ended at once. */
class Stage {
  readonly #running = new Set<Animation>();
  readonly #left = new Set<Element>(); // by one card each
  readonly #reached = new Set<Element>();

  constructor(
    readonly root: HTMLElement,
    readonly before: Spots,
    readonly now: Spots,
    readonly pace: number,
  ) {}

  hurry(): void {
    for (const animation of this.#running) animation.finish();
  }

  async show(motions: readonly Motion[]): Promise<void> {
    const last = Math.max(0, ...motions.map(stepOf));
    let time = 0;
    for (let step = 0; step <= last; step += 1) {
      time = this.#together(
        motions.filter((motion) => stepOf(motion) === step),
        time,
      );
    }
    if (time > 0) await this.#play(this.root, [], time);
  }

  /** A step that begins at some time. Returns when the next one may. */
  #together(motions: readonly Motion[], start: number): number {
    const seen = (motion: Motion) =>
      motion.kind === 'fly' && this.#earlier(motion.from).length > 0 && this.#here(motion.to).length > 0;
    const cards = motions.filter(seen);
    const between = Math.min(APART, CASCADE / cards.length);
    const ends = motions.map((motion) => this.#begin(motion, start + Math.max(0, cards.indexOf(motion)) * between));
    return Math.max(start, ...ends);
  }

  /** Returns when it is over; 0 where it cannot be seen. */
  #begin(motion: Motion, start: number): number {
    switch (motion.kind) {
      case 'slide':
        return this.#slide(motion.place, motion.from, start);
      case 'fly':
        return this.#fly(motion.from, motion.to, motion.look, start);
      case 'burst':
        return this.#burst(motion.at, motion.text, motion.tone, start);
      case 'sweep':
        return this.#sweep(motion.along, motion.tone, start);
      case 'flare':
        return this.#flare(motion.at, motion.tone, start);
      default:
        motion satisfies never;
        return 0;
    }
  }

  #slide(place: string, from: Places, start: number): number {
    const [was, is] = [this.#earlier(from).at(-1), this.#here([place]).at(-1)];
    if (was === undefined || is === undefined) return 0;
    const scale = is.element instanceof SVGGraphicsElement ? (is.element.getScreenCTM()?.a ?? 1) : 1;
    const { x, y } = apart(was.box, is.box);
    const offset = `translate(${x / scale}px, ${y / scale}px)`;
    void this.#play(is.element, [{ transform: offset }, { transform: 'none' }], TRAVEL, start);
    return start + TRAVEL;
  }

  /** A card with a place of its own is not seen there before it arrives. */
  #fly(from: Places, to: Places, look: 'face' | 'back', start: number): number {
    const [was, is] = [next(this.#earlier(from), this.#left), next(this.#here(to), this.#reached)];
    if (was === undefined || is === undefined) return 0;
    const shown = look === 'face' && is.loose && !was.loose ? is : was;
    const width = Math.max(was.bed.width, is.bed.width);
    const ghost = this.#ghost(shown.card ?? is.card ?? is.element, is.bed, width);
    const { x, y } = apart(was.bed, is.bed);
    const frames = [
      {
        transform: `translate(${x}px, ${y}px) ${MIDDLE} scale(${was.bed.width / width}) rotate(-8deg)`,
        opacity: was.loose ? 1 : 0,
      },
      { opacity: 1, offset: 0.1 },
      { opacity: 1, offset: LANDED },
      { transform: `${MIDDLE} scale(${is.bed.width / width})`, opacity: 0 },
    ];
    this.#flash(ghost, frames, TRAVEL, start);
    if (is.loose && is.card?.matches('.card')) void this.#play(is.card, APPEARS, TRAVEL, start);
    return start + TRAVEL;
  }

  #burst(at: Places, text: string, tone: string, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    const mark = this.#mark(`burst ${tone}`, spot.box);
    mark.textContent = text;
    const frames = [
      { transform: `${MIDDLE} scale(0.4)`, opacity: 0 },
      { transform: 'translate(-50%, -70%) scale(1.35)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -190%) scale(1)', opacity: 0 },
    ];
    this.#flash(mark, frames, BURST, start);
    return start + STAY;
  }

  #flare(at: Places, tone: string, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    const light = this.#mark(`flare ${tone}`, spot.box);
    light.style.width = `${Math.max(spot.box.width, spot.box.height) * 1.5}px`;
    const frames = [
      { transform: `${MIDDLE} scale(0.2)`, opacity: 0 },
      { transform: `${MIDDLE} scale(1)`, opacity: 1, offset: 0.4 },
      { transform: `${MIDDLE} scale(1.25)`, opacity: 0 },
    ];
    this.#flash(light, frames, FLARE, start);
    return start + FLARE;
  }

  #sweep(along: readonly string[], tone: string, start: number): number {
    const [first, last] = [this.#here(along.slice(0, 1)).at(-1), this.#here(along.slice(-1)).at(-1)];
    if (first === undefined || last === undefined) return 0;
    const { x, y } = apart(last.box, first.box);
    const beam = this.#mark(`beam ${tone}`, first.box);
    beam.style.width = `${Math.hypot(x, y)}px`;
    const turn = `rotate(${Math.atan2(y, x)}rad)`;
    const frames = [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.6 },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ];
    this.#flash(beam, frames, SWEEP, start);
    return start + SWEEP;
  }

  #play(element: Element, frames: Keyframe[], duration: number, delay = 0): Promise<unknown> {
    const easing = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
    const animation = element.animate(frames, {
      duration: duration / this.pace,
      delay: delay / this.pace,
      easing,
      fill: 'backwards',
    });
    this.#running.add(animation);
    return animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
  }

  /** Play what is on the screen for that long only. */
  #flash(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    void this.#play(element, frames, duration, delay).then(() => element.remove());
  }

  /** All that is at the first of these places that is on the screen. */
  #here(places: Places): readonly Spot[] {
    return places.map((place) => this.now.get(place)).find((spots) => spots !== undefined) ?? [];
  }

  /** The same before this view was drawn; now, if there was nothing. */
  #earlier(places: Places): readonly Spot[] {
    return places.map((place) => this.before.get(place)).find((spots) => spots !== undefined) ?? this.#here(places);
  }

  /** Where something is, or was. */
  #spot(places: Places): Spot | undefined {
    return this.#here(places).at(-1) ?? this.#earlier(places).at(-1);
  }

  #ghost(of: Element, at: DOMRect, width: number): HTMLElement {
    const ghost = this.#mark('ghost', at);
    ghost.inert = true;
    ghost.append(of.cloneNode(true));
    for (const named of ghost.querySelectorAll('[data-thing], [data-place]')) {
      named.removeAttribute('data-thing');
      named.removeAttribute('data-place');
    }
    ghost.style.width = `${width}px`;
    ghost.style.setProperty('--card-width', `${width}px`);
    return ghost;
  }

  /** In the middle of a box. */
  #mark(className: string, { left, top, width, height }: DOMRect): HTMLElement {
    const mark = document.createElement('div');
    mark.className = className;
    mark.setAttribute('aria-hidden', 'true');
    Object.assign(mark.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` });
    return this.root.appendChild(mark);
  }
}

/** Where everything on the screen is. Nobody asks when nothing will move. */
function placesIn(root: Element): Spots {
  const found = new Map<string, Spot[]>();
  if (still()) return found;
  for (const element of root.querySelectorAll('[data-place]')) {
    const [place, spot] = [element.getAttribute('data-place') ?? '', spotOf(element)];
    if (spot.box.width > 0) found.set(place, [...(found.get(place) ?? []), spot]);
  }
  return found;
}

function stepOf({ step }: Motion): number {
  return step ?? 0;
}

function spotOf(element: Element): Spot {
  const card = element.matches(CARD) ? element : element.querySelector(CARD);
  const [box, bed] = [element.getBoundingClientRect(), (card ?? element).getBoundingClientRect()];
  return { element, box, card, bed, loose: card !== null && card.closest(PILE) === null };
}

/** Of cards that are alike each flies once, and the last one first; a pile is reached again and again. */
function next(spots: readonly Spot[], taken: Set<Element>): Spot | undefined {
  const spot = spots.findLast(({ element }) => !taken.has(element)) ?? spots.at(-1);
  if (spot !== undefined) taken.add(spot.element);
  return spot;
}

/** From the middle of `to` to the middle of `from`. */
function apart(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
  };
}
