/** Play motions with the browser's animations. */

import './moments.css';
import { dust, embers, flame, inhale, sparks } from '../art/particles/effects';
import { shake, SHAKE } from './shake';
import { scatter } from '../art/particles/sparkle';
import { placesOf, type Motion, type Places } from '../model/motion';
import { hear } from './hear';
import { nextFrame } from './next_frame';
import * as keyframes from './keyframes';
import { flight, FLIGHT, LANDING } from './fly';
import { ghostOf, lightAt, markAt } from './marks';
import { anonymous, apart, next, placesIn, struck, unitOf, type Spot, type Spots } from './places';

const EFFECTS = { sparks, dust, embers };

let scene: Scene | null = null; // the last scene
const lanes = new Map<number, Scene>(); // the last scene of each lane

/**
 * Draw a change with `draw`, and play its motions `pace` times as fast as normal. Resolve when the next change may
 * come.
 */
export async function animate(
  root: HTMLElement,
  motions: readonly Motion[],
  draw: () => Promise<void>,
  pace: number,
): Promise<void> {
  const names = placesOf(motions);
  const before = still() ? new Map() : placesIn(root, names);
  await draw();
  await nextFrame(); // drawing and layout in the same step would take longer than a frame
  scene = new Scene(root, before, placesIn(root, names), pace);
  await scene.show(motions);
}

/**
 * Play the motions of a change that is `drawn` soon, in these lanes. Earlier motions in the lanes end at once. Other
 * lanes continue, and nothing waits.
 */
export async function animateInLanes(
  root: HTMLElement,
  among: readonly number[],
  motions: readonly Motion[],
  drawn: Promise<void>,
): Promise<void> {
  if (motions.length === 0) return;
  const names = placesOf(motions);
  const before = placesIn(root, names);
  await drawn;
  await nextFrame(); // the same as above
  for (const lane of among) lanes.get(lane)?.finish();
  const shown = new Scene(root, before, placesIn(root, names), 1);
  for (const lane of among) lanes.set(lane, shown);
  await shown.show(motions);
  for (const lane of among) if (lanes.get(lane) === shown) lanes.delete(lane);
}

/** End all motions, because the player has already continued. */
export function finish(): void {
  scene?.finish();
}

/** Return true if motions are turned off. Then views do not wait for each other. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A scene starts all motions at once with delays, so that it can end all of them at once. */
class Scene {
  readonly #running = new Set<Animation>();
  readonly #waits = new Set<() => void>();
  readonly #left = new Set<Element>(); // elements that a card has already left
  readonly #reached = new Set<Element>();

  constructor(
    readonly root: HTMLElement,
    readonly before: Spots,
    readonly now: Spots,
    readonly pace: number,
  ) {}

  finish(): void {
    for (const animation of this.#running) animation.finish();
    for (const end of this.#waits) end();
  }

  /** Play the motions. If motions are turned off, show only lasting marks. */
  async show(motions: readonly Motion[]): Promise<void> {
    if (still()) {
      for (const motion of motions) this.#consequence(motion);
      return;
    }
    const last = Math.max(0, ...motions.map(stepOf));
    let time = 0;
    for (let step = 0; step <= last; step += 1) {
      time = this.#together(
        motions.filter((motion) => stepOf(motion) === step),
        time,
      );
    }
    if (time > 0) await this.#wait(time);
  }

  #consequence(motion: Motion): void {
    this.#hear(motion, 0);
    if (motion.kind === 'scar') this.#scar(motion.at, motion.look);
  }

  /** Start a step at a time. Return the start of the next one. */
  #together(motions: readonly Motion[], start: number): number {
    const seen = (motion: Motion) =>
      motion.kind === 'fly' && this.#earlier(motion.from).length > 0 && this.#here(motion.to).length > 0;
    const cards = motions.filter(seen);
    const between = Math.min(keyframes.APART, keyframes.CASCADE / cards.length);
    const ends = motions.map((motion) => {
      const begin = start + Math.max(0, cards.indexOf(motion)) * between;
      this.#hear(motion, begin);
      return this.#begin(motion, begin);
    });
    return Math.max(start, ...ends);
  }

  /** Start a motion. Return its end, or 0 if it is not visible. */
  #begin(motion: Motion, start: number): number {
    switch (motion.kind) {
      case 'slide':
        return this.#arrive(motion.place, motion.from, start, keyframes.slide, keyframes.TRAVEL);
      case 'drop':
        return this.#arrive(motion.place, motion.from, start, keyframes.thrown, keyframes.DROP);
      case 'fly_over':
        return this.#flyOver(motion.place, motion.from, start);
      case 'fly':
        return this.#fly(motion.from, motion.to, motion.look, start);
      case 'burst':
        return this.#burst(motion.at, motion.text, motion.tone, start);
      case 'sweep':
        return this.#sweep(motion.along, motion.tone, start);
      case 'flare':
        return this.#flare(motion.at, motion.tone, start);
      case 'strike':
        return this.#strike(motion.by, motion.at, start);
      case 'shot':
        return this.#contact(motion.at, start);
      case 'fall':
        return this.#fall(motion.place, start);
      case 'break':
        return this.#break(motion.at, start);
      case 'scatter':
        return this.#scatter(motion.at, motion.look, start);
      case 'shake':
        return this.#shake(this.#spot(motion.at)?.element, start);
      case 'scar':
        void this.#at(start, () => this.#scar(motion.at, motion.look));
        return start;
      default:
        motion satisfies never;
        return 0;
    }
  }

  #hear({ sound: name }: Motion, start: number): void {
    if (name !== undefined) hear(name, start / this.pace);
  }

  /** Move a thing to its present place from another one. */
  #arrive(
    place: string,
    from: Places,
    start: number,
    frames: (away: keyframes.Away) => Keyframe[],
    duration: number,
  ): number {
    const [was, is] = [this.#earlier(from).at(-1), this.#here([place]).at(-1)];
    if (was === undefined || is === undefined) return 0;
    void this.#play(is.element, frames(away(was.box, is)), duration, start);
    return start + duration;
  }

  /** Fly a copy over the table. The thing itself appears when the copy lands. */
  #flyOver(place: string, from: Places, start: number): number {
    const [was, is, flyer] = [this.#earlier(from).at(-1), this.#here([place]).at(-1), this.#flyer()];
    if (was === undefined || is === undefined || flyer === undefined) return 0;
    const { body, shadow } = flight(struck(was.box), struck(is.box), { width: innerWidth, height: innerHeight });
    this.root.append(flyer.copy);
    void this.#play(flyer.shadow, shadow, FLIGHT, start);
    void this.#play(flyer.body, body, FLIGHT, start).then(() => flyer.copy.remove());
    void this.#play(is.element, keyframes.APPEARS, FLIGHT, start);
    return start + FLIGHT * LANDING;
  }

  #flyer(): { copy: HTMLElement; body: Element; shadow: Element } | undefined {
    const copy = this.root.querySelector('[data-flies]')?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return undefined;
    copy.classList.add('flying');
    const [shadow, body] = copy.children;
    return body === undefined || shadow === undefined ? undefined : { copy, body, shadow };
  }

  /** Fly a card. Its final place stays empty until it arrives. */
  #fly(from: Places, to: Places, look: 'face' | 'back', start: number): number {
    const [was, is] = [next(this.#earlier(from), this.#left), next(this.#here(to), this.#reached)];
    if (was === undefined || is === undefined) return 0;
    const shown = look === 'face' && is.loose && !was.loose ? is : was;
    const width = Math.max(was.bed.width, is.bed.width);
    const ghost = ghostOf(this.root, shown.card ?? is.card ?? is.element, is.bed, width);
    const frames = keyframes.flight(apart(was.bed, is.bed), was.bed.width / width, is.bed.width / width, was.loose);
    this.#flash(ghost, frames, keyframes.TRAVEL, start);
    if (is.loose && is.card?.matches('.card')) void this.#play(is.card, keyframes.APPEARS, keyframes.TRAVEL, start);
    return start + keyframes.TRAVEL;
  }

  #burst(at: Places, text: string, tone: string, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    const mark = markAt(this.root, `burst ${tone}`, spot.box);
    mark.textContent = text;
    this.#flash(mark, keyframes.landing(), keyframes.BURST, start);
    return start + keyframes.STAY;
  }

  #flare(at: Places, tone: string, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    this.#flash(lightAt(this.root, `flare ${tone}`, spot.box, 1.5), keyframes.shining(), keyframes.FLARE, start);
    return start + keyframes.FLARE;
  }

  #sweep(along: readonly string[], tone: string, start: number): number {
    const [first, last] = [this.#here(along.slice(0, 1)).at(-1), this.#here(along.slice(-1)).at(-1)];
    if (first === undefined || last === undefined) return 0;
    if (tone === 'fire') void this.#at(start, () => this.#breathe(first.box, last.box));
    const { x, y } = apart(last.box, first.box);
    const beam = markAt(this.root, `beam ${tone}`, first.box);
    beam.style.width = `${Math.hypot(x, y)}px`;
    this.#flash(beam, keyframes.beam(Math.atan2(y, x)), keyframes.SWEEP, start);
    return start + keyframes.SWEEP;
  }

  #breathe(from: DOMRect, to: DOMRect): void {
    scatter([...inhale(struck(from)), ...flame(struck(from), struck(to))]);
  }

  /** Let one figure leap at another, which recoils. Both return to their places. */
  #strike(by: string, at: Places, start: number): number {
    const [who, whom] = [this.#spot([by]), this.#spot(at)];
    if (who === undefined || whom === undefined) return 0;
    const to = away(whom.box, who);
    void this.#play(who.element, keyframes.lunge(to), keyframes.WIND_UP + keyframes.HOLD + keyframes.RECOIL, start);
    void this.#play(
      whom.element,
      keyframes.recoil(to),
      keyframes.RECOIL,
      start + keyframes.WIND_UP + keyframes.HOLD,
      'none',
    );
    return this.#contact(at, start + keyframes.WIND_UP);
  }

  /** Show the moment of a hit: light, sparks, a short pause, and a shake. */
  #contact(at: Places, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    this.#flash(lightAt(this.root, 'contact', spot.box, 1.7), keyframes.flash(), 240, start);
    void this.#at(start, () => scatter(sparks(struck(spot.box))));
    this.#shake(spot.element.closest('[data-shakes]') ?? undefined, start + keyframes.HOLD);
    return start + keyframes.HOLD;
  }

  #shake(element: Element | undefined, start: number): number {
    if (element === undefined) return 0;
    void this.#play(element, shake(7), SHAKE, start, 'none');
    return start;
  }

  /** Put a removed figure back for a moment, and let it fall. */
  #fall(place: string, start: number): number {
    const was = this.before.get(place)?.at(-1);
    const stood = was?.element.parentElement?.cloneNode(true);
    const board = this.root.querySelector('[data-falls]');
    if (was === undefined || board === null || !(stood instanceof SVGElement)) return 0;
    anonymous(stood);
    stood.classList.add('falling');
    board.append(stood);
    const body = stood.firstElementChild ?? stood;
    void this.#play(body, keyframes.fallOver(), keyframes.STAND + keyframes.FALL, start).then(() => stood.remove());
    const ground = start + (keyframes.STAND + keyframes.FALL) * 0.9;
    void this.#at(ground, () => scatter(dust(struck(was.box), 40)));
    this.#shake(board.closest('[data-shakes]') ?? undefined, ground);
    return start + keyframes.STAND + keyframes.FALL;
  }

  /** Shake the table while the ground trembles, and again with dust when it breaks. */
  #break(at: Places, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    const shaken = spot.element.closest('[data-shakes]') ?? undefined;
    this.#shake(shaken, start);
    this.#shake(shaken, start + keyframes.TREMBLE);
    void this.#at(start + keyframes.TREMBLE, () => scatter(dust(struck(spot.box), 44)));
    return start + keyframes.TREMBLE + keyframes.SINK;
  }

  #scatter(at: Places, look: keyof typeof EFFECTS, start: number): number {
    const spot = this.#spot(at);
    if (spot === undefined) return 0;
    void this.#at(start, () => scatter(EFFECTS[look](struck(spot.box))));
    return start;
  }

  #scar(at: Places, look: string): void {
    const element = this.#spot(at)?.element;
    if (element === undefined) return;
    if (look === '') element.removeAttribute('data-scar');
    else element.setAttribute('data-scar', look);
  }

  #play(
    element: Element,
    frames: Keyframe[],
    duration: number,
    delay = 0,
    fill: 'backwards' | 'none' = 'backwards',
  ): Promise<unknown> {
    const easing = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
    const timing = { duration: duration / this.pace, delay: delay / this.pace, fill };
    const animation = element.animate(frames, frames.length > 2 ? timing : { ...timing, easing });
    this.#running.add(animation);
    return animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
  }

  /** Do something at a time, or at once if all motions are to end. */
  #at(start: number, act: () => void): Promise<void> {
    return this.#wait(start).then(act);
  }

  /** Wait with a timer, because an empty animation would keep the page busy in every frame. */
  #wait(duration: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.#waits.delete(end);
        done();
      };
      const timer = setTimeout(end, duration / this.pace);
      this.#waits.add(end);
    });
  }

  /** Show an element for a limited time. */
  #flash(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    void this.#play(element, frames, duration, delay).then(() => element.remove());
  }

  /** Return everything at the first of these places that is on the screen. */
  #here(places: Places): readonly Spot[] {
    return places.map((place) => this.now.get(place)).find((spots) => spots !== undefined) ?? [];
  }

  /** Return the same for the view before, or for this one if there was nothing. */
  #earlier(places: Places): readonly Spot[] {
    return places.map((place) => this.before.get(place)).find((spots) => spots !== undefined) ?? this.#here(places);
  }

  /** Return the present or last position of a thing. */
  #spot(places: Places): Spot | undefined {
    return this.#here(places).at(-1) ?? this.#earlier(places).at(-1);
  }
}

/** Return the distance from a drawing to a box, in units of the drawing. */
function away(box: DOMRect, { box: own, element }: Spot): keyframes.Away {
  const [unit, { x, y }] = [unitOf(element), apart(box, own)];
  return { x: x / unit, y: y / unit };
}

function stepOf({ step }: Motion): number {
  return step ?? 0;
}
