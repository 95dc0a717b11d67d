/** The canvas of the particles, and the loop that moves them. */

import { advance, launch, opacityOf, radiusOf, type Flying, type Particle } from './particles';

type Pen = OffscreenCanvasRenderingContext2D;

/** The size of the screen in pixels of the sheet, and the number of these in a pixel of the page. */
export interface Extent {
  width: number;
  height: number;
  scale: number;
}

const LONGEST = 0.033; // seconds of one frame, at most
const SPRITE = 64; // pixels

export class Sheet {
  readonly #canvas: OffscreenCanvas;
  readonly #pen: Pen | null;
  readonly #sprites = new Map<string, OffscreenCanvas>();
  #flying: Flying[] = [];
  #last = 0;
  #scale = 1;

  constructor(canvas: OffscreenCanvas) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
  }

  /** Add particles on a screen of that size. */
  add(particles: readonly Particle[], extent: Extent): void {
    const resting = this.#flying.length === 0;
    for (const particle of particles) this.#flying.push(launch(particle));
    if (!resting || particles.length === 0) return;
    this.#fit(extent);
    this.#last = performance.now();
    requestAnimationFrame((now) => this.#frame(now));
  }

  #fit({ width, height, scale }: Extent): void {
    this.#scale = scale;
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
  }

  #frame(now: number): void {
    const seconds = Math.min(LONGEST, (now - this.#last) / 1000);
    this.#last = now;
    this.#pen?.setTransform(1, 0, 0, 1, 0, 0);
    this.#pen?.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#flying = this.#flying.filter((particle) => advance(particle, seconds));
    for (const particle of this.#flying) if (particle.age > 0) this.#draw(particle);
    if (this.#flying.length > 0) requestAnimationFrame((next) => this.#frame(next));
  }

  #draw(particle: Flying): void {
    const pen = this.#pen;
    if (pen === null) return;
    const [radius, scale] = [radiusOf(particle), this.#scale];
    pen.globalAlpha = Math.max(0, opacityOf(particle));
    pen.globalCompositeOperation = particle.shines ? 'lighter' : 'source-over';
    pen.setTransform(scale, 0, 0, scale, particle.x * scale, particle.y * scale);
    if (particle.spin === undefined) {
      pen.drawImage(this.#sprite(particle.colours), -radius, -radius, radius * 2, radius * 2);
    } else this.#splinter(pen, radius, particle);
  }

  #splinter(pen: Pen, radius: number, { age, spin = 0, colours }: Flying): void {
    pen.rotate(age * spin);
    pen.fillStyle = colours[0];
    pen.beginPath();
    pen.moveTo(-radius, -radius * 0.4);
    pen.lineTo(radius * 0.7, -radius * 0.8);
    pen.lineTo(radius, radius * 0.5);
    pen.lineTo(-radius * 0.3, radius);
    pen.fill();
  }

  /** Return a soft dot. It is drawn once for each pair of colours. */
  #sprite([inner, outer]: Particle['colours']): OffscreenCanvas {
    const known = this.#sprites.get(`${inner} ${outer}`);
    if (known !== undefined) return known;
    const sprite = new OffscreenCanvas(SPRITE, SPRITE);
    const pen = sprite.getContext('2d');
    const [half, fade] = [
      SPRITE / 2,
      pen?.createRadialGradient(SPRITE / 2, SPRITE / 2, 0, SPRITE / 2, SPRITE / 2, SPRITE / 2),
    ];
    if (pen !== null && fade !== undefined) {
      fade.addColorStop(0, inner);
      fade.addColorStop(0.35, outer);
      fade.addColorStop(1, 'transparent');
      pen.fillStyle = fade;
      pen.fillRect(0, 0, half * 2, half * 2);
    }
    this.#sprites.set(`${inner} ${outer}`, sprite);
    return sprite;
  }
}
