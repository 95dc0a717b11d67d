/** Motions on the screen, by the browser's own animations. */

import type { Motion, Places } from '../headless/motion';

const SLIDE = 420; // milliseconds
const FLY = 460;
const BURST = 1100;
const SWEEP = 520;
const FLARE = 600;
const STAY = 260; // how long a burst holds up what comes next

/** Where a place was, and the card that lay there. */
export interface Spot {
  box: DOMRect;
  card: Element | null;
}

export type Spots = ReadonlyMap<string, Spot>;

const CARD = '.card, .back';

let stage: Stage | null = null; // where something moved last

/** Where everything is, before the next view is drawn. Nobody asks when nothing will move. */
export function spots(root: Element): Spots {
  if (still()) return new Map();
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-place]')].map((element) => [
      element.dataset['place'] ?? '',
      { box: element.getBoundingClientRect(), card: cardOf(element) },
    ]),
  );
}

/** Do these motions, `pace` times as fast; resolves when the next view may come. */
export async function perform(root: HTMLElement, motions: readonly Motion[], before: Spots, pace: number): Promise<void> {
  if (still()) return;
  const current = new Stage(root, before, pace);
  stage = current;
  const last = Math.max(0, ...motions.map(stepOf));
  for (let step = 0; step <= last; step += 1) {
    await Promise.all(motions.filter((motion) => stepOf(motion) === step).map((motion) => current.show(motion)));
  }
}

/** End what is moving now: somebody who has gone on need not watch what was. */
export function hurry(): void {
  stage?.hurry();
}

/** Whether nothing is to move: then there is nothing to wait for between two views. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function stepOf({ step }: Motion): number {
  return step ?? 0;
}

function cardOf(element: Element): Element | null {
  return element.matches(CARD) ? element : element.querySelector(CARD);
}

class Stage {
  readonly #running = new Set<Animation>();
  #hurried = false;

  constructor(
    readonly root: HTMLElement,
    readonly before: Spots,
    readonly pace: number,
  ) {}

  hurry(): void {
    this.#hurried = true;
    for (const animation of this.#running) animation.finish();
  }

  show(motion: Motion): Promise<unknown> {
    if (this.#hurried) return Promise.resolve();
    switch (motion.kind) {
      case 'slide':
        return this.#slide(motion.place, motion.from);
      case 'fly':
        return this.#fly(motion.from, motion.to, motion.look);
      case 'burst':
        return this.#burst(motion.at, motion.text, motion.tone);
      case 'sweep':
        return this.#sweep(motion.along, motion.tone);
      case 'flare':
        return this.#flare(motion.at, motion.tone);
      default:
        motion satisfies never;
        return Promise.resolve();
    }
  }

  #slide(place: string, from: Places): Promise<unknown> {
    const element = this.#find([place]);
    const start = this.#was(from);
    if (element === undefined || start === undefined) return Promise.resolve();
    const end = element.getBoundingClientRect();
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const { x, y } = apart(start, end);
    const offset = `translate(${x / scale}px, ${y / scale}px)`;
    return this.#play(element, [{ transform: offset }, { transform: 'none' }], SLIDE);
  }

  async #fly(from: Places, to: Places, look: 'face' | 'back'): Promise<void> {
    const [start, target] = [this.#was(from), this.#find(to)];
    if (start === undefined || target === undefined) return;
    const left = from.map((place) => this.before.get(place)?.card).find((card) => card != null);
    const face = cardOf(target) ?? left ?? target; // a pile that shows no card gets the one that left
    const end = (cardOf(target) ?? target).getBoundingClientRect();
    const ghost = this.#ghost(look === 'face' ? face : this.#find(from)?.querySelector('.back'), end, Math.min(start.width, end.width));
    const { x, y } = apart(start, end);
    await this.#play(ghost, [{ transform: `translate(${x}px, ${y}px) rotate(-8deg)` }, { transform: 'none' }], FLY);
    ghost.remove();
  }

  async #burst(at: Places, text: string, tone: string): Promise<void> {
    const spot = this.#find(at)?.getBoundingClientRect() ?? this.#was(at);
    if (spot === undefined) return;
    const mark = this.#mark(`burst ${tone}`, spot.left + spot.width / 2, spot.top + spot.height / 2);
    mark.textContent = text;
    void this.#play(
      mark,
      [
        { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
        { transform: 'translate(-50%, -70%) scale(1.35)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -190%) scale(1)', opacity: 0 },
      ],
      BURST,
    ).then(() => mark.remove());
    await this.#play(mark, [], STAY);
  }

  async #flare(at: Places, tone: string): Promise<void> {
    const spot = this.#find(at)?.getBoundingClientRect() ?? this.#was(at);
    if (spot === undefined) return;
    const light = this.#mark(`flare ${tone}`, spot.left + spot.width / 2, spot.top + spot.height / 2);
    light.style.width = `${Math.max(spot.width, spot.height) * 1.5}px`;
    await this.#play(
      light,
      [
        { transform: 'translate(-50%, -50%) scale(0.2)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.4 },
        { transform: 'translate(-50%, -50%) scale(1.25)', opacity: 0 },
      ],
      FLARE,
    );
    light.remove();
  }

  async #sweep(along: readonly string[], tone: string): Promise<void> {
    const [first, last] = [this.#find(along.slice(0, 1)), this.#find(along.slice(-1))];
    if (first === undefined || last === undefined) return;
    const [start, end] = [first.getBoundingClientRect(), last.getBoundingClientRect()];
    const { x, y } = apart(end, start);
    const beam = this.#mark(`beam ${tone}`, start.left + start.width / 2, start.top + start.height / 2);
    beam.style.width = `${Math.hypot(x, y)}px`;
    const turn = `rotate(${Math.atan2(y, x)}rad)`;
    await this.#play(
      beam,
      [
        { transform: `${turn} scaleX(0)`, opacity: 1 },
        { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.6 },
        { transform: `${turn} scaleX(1)`, opacity: 0 },
      ],
      SWEEP,
    );
    beam.remove();
  }

  #play(element: Element, frames: Keyframe[], duration: number): Promise<unknown> {
    const easing = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
    const animation = element.animate(frames, { duration: duration / this.pace, easing });
    this.#running.add(animation);
    return animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
  }

  #find(places: Places): HTMLElement | undefined {
    for (const place of places) {
      const found = this.root.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
      if (found !== null) return found;
    }
    return undefined;
  }

  /** Where a place was, or is. */
  #was(places: Places): DOMRect | undefined {
    const known = places.map((place) => this.before.get(place)).find((spot) => spot !== undefined);
    return known?.box ?? this.#find(places)?.getBoundingClientRect();
  }

  #ghost(of: Element | null | undefined, at: DOMRect, width: number): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.setAttribute('aria-hidden', 'true');
    if (of) ghost.append(of.cloneNode(true));
    for (const named of ghost.querySelectorAll('[data-thing], [data-place]')) {
      named.removeAttribute('data-thing');
      named.removeAttribute('data-place');
      named.removeAttribute('tabindex');
    }
    Object.assign(ghost.style, { left: `${at.left + (at.width - width) / 2}px`, top: `${at.top}px`, width: `${width}px` });
    ghost.style.setProperty('--card-width', `${width}px`);
    return this.root.appendChild(ghost);
  }

  #mark(className: string, left: number, top: number): HTMLElement {
    const mark = document.createElement('div');
    mark.className = className;
    mark.setAttribute('aria-hidden', 'true');
    Object.assign(mark.style, { left: `${left}px`, top: `${top}px` });
    return this.root.appendChild(mark);
  }
}

/** From the middle of `to` to the middle of `from`. */
function apart(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
  };
}
