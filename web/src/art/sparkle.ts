/** The sheet over the page that particles fly on. */

import { advance, letGo, opacityOf, radiusOf, type Flying, type Particle } from './particles';

const SHARPEST = 1.5; // pixels of the sheet for one of the page, at most
const LONGEST = 0.033; // seconds that one frame may stand for
const SPRITE = 64; // pixels

let sheet: Sheet | null = null;

/** Let particles go, in pixels of the page. */
export function scatter(particles: readonly Particle[]): void {
  sheet ??= new Sheet();
  sheet.add(particles);
}

class Sheet {
  readonly #canvas = document.createElement('canvas');
  readonly #pen = this.#canvas.getContext('2d');
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  #flying: Flying[] = [];
  #last = 0;
  #scale = 1;

  constructor() {
    this.#canvas.className = 'particles';
    this.#canvas.setAttribute('aria-hidden', 'true');
    document.body.append(this.#canvas);
  }

  add(particles: readonly Particle[]): void {
    const resting = this.#flying.length === 0;
    for (const particle of particles) this.#flying.push(letGo(particle));
    if (!resting || particles.length === 0) return;
    this.#fit();
    this.#last = performance.now();
    requestAnimationFrame((now) => this.#frame(now));
  }

  #fit(): void {
    this.#scale = Math.min(SHARPEST, devicePixelRatio || 1);
    const [width, height] = [Math.round(innerWidth * this.#scale), Math.round(innerHeight * this.#scale)];
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

  #splinter(pen: CanvasRenderingContext2D, radius: number, { age, spin = 0, colours }: Flying): void {
    pen.rotate(age * spin);
    pen.fillStyle = colours[0];
    pen.beginPath();
    pen.moveTo(-radius, -radius * 0.4);
    pen.lineTo(radius * 0.7, -radius * 0.8);
    pen.lineTo(radius, radius * 0.5);
    pen.lineTo(-radius * 0.3, radius);
    pen.fill();
  }

  /** A soft dot, drawn once for each pair of colours. */
  #sprite([inner, outer]: Particle['colours']): HTMLCanvasElement {
    const known = this.#sprites.get(`${inner} ${outer}`);
    if (known !== undefined) return known;
    const sprite = Object.assign(document.createElement('canvas'), { width: SPRITE, height: SPRITE });
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
