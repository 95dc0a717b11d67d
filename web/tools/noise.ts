/**
 * Noise that repeats without a seam. librsvg ignores `stitchTiles`, so drawings get the noise as an image.
 * The algorithm is the one of the SVG specification (Filter Effects, feTurbulence), for fractal noise.
 */

import sharp from 'sharp';

interface Noise {
  frequency: readonly [x: number, y: number];
  octaves: number;
  seed: number;
}

interface Lattice {
  order: Uint8Array;
  slopes: Float64Array; // across and down, for each channel and point
}

const SIZE = 256; // points of the lattice
const FAR = 4096; // added to coordinates, so that they are positive
const CHANNELS = 2; // red and green: our filters use no other
const STITCHED =
  /<feTurbulence type="fractalNoise" baseFrequency="(\S+) (\S+)" numOctaves="(\d+)" seed="(\d+)"\s+stitchTiles="stitch"\/>/;

const drawn = new Map<string, Promise<string>>(); // images, because themes share their noise

/** Replace the seamless noise of a drawing by an image of it. */
export async function withNoise(source: string): Promise<string> {
  const [turbulence, x, y, octaves, seed] = STITCHED.exec(source) ?? [];
  if (turbulence === undefined) return source;
  const [width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(source) ?? []).slice(1).map(Number);
  const noise: Noise = { frequency: [Number(x), Number(y)], octaves: Number(octaves), seed: Number(seed) };
  const key = `${turbulence} ${width} ${height}`;
  const image = drawn.get(key) ?? imageOf(noise, width, height);
  drawn.set(key, image);
  const place = `x="0" y="0" width="${width}" height="${height}"`;
  return source.replace(turbulence, `<feImage ${place} href="data:image/png;base64,${await image}"/>`);
}

async function imageOf(noise: Noise, width: number, height: number): Promise<string> {
  const image = sharp(draw(noise, width, height), { raw: { width, height, channels: 3 } });
  return (await image.png().toBuffer()).toString('base64');
}

function draw({ frequency, octaves, seed }: Noise, width: number, height: number): Uint8Array {
  const lattice = latticeOf(seed);
  const across = whole(frequency[0], width);
  const down = whole(frequency[1], height);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(((at % width) + 0.5) * across) / width, ((Math.floor(at / width) + 0.5) * down) / height];
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      let sum = 0;
      for (let octave = 0; octave < octaves; octave += 1) {
        const times = 2 ** octave;
        sum += noiseAt(lattice, channel, [x * times, y * times], [across * times, down * times]) / times;
      }
      pixels[at * 3 + channel] = Math.min(255, Math.max(0, Math.round(((sum + 1) / 2) * 255)));
    }
  }
  return pixels;
}

/** Return the number of lattice cells along a side: the whole number whose frequency is nearest. */
function whole(frequency: number, side: number): number {
  const exact = frequency * side;
  const [low, high] = [Math.floor(exact), Math.ceil(exact)];
  return low > 0 && exact / low < high / exact ? low : high;
}

/** Return the noise of one octave at a point. The lattice repeats after `cells`. */
function noiseAt(
  { order, slopes }: Lattice,
  channel: number,
  [x, y]: readonly [number, number],
  [across, down]: readonly [number, number],
): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const slope = (column: number, row: number, u: number, v: number) => {
    const first = order[(FAR + (column % across)) % SIZE] ?? 0;
    const point = order[(first + ((FAR + (row % down)) % SIZE)) % SIZE] ?? 0;
    const at = (channel * SIZE + point) * 2;
    return u * (slopes[at] ?? 0) + v * (slopes[at + 1] ?? 0);
  };
  const [u, v] = [ease(dx), ease(dy)];
  const above = mix(slope(left, top, dx, dy), slope(left + 1, top, dx - 1, dy), u);
  const below = mix(slope(left, top + 1, dx, dy - 1), slope(left + 1, top + 1, dx - 1, dy - 1), u);
  return mix(above, below, v);
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

function mix(from: number, to: number, share: number): number {
  return from + share * (to - from);
}

function latticeOf(seed: number): Lattice {
  let value = Math.max(1, seed);
  const roll = () => (value = (16807 * value) % 2147483647);
  const slopes = new Float64Array(4 * SIZE * 2);
  for (let at = 0; at < slopes.length; at += 2) {
    const [x, y] = [roll(), roll()].map((rolled) => ((rolled % (2 * SIZE)) - SIZE) / SIZE) as [number, number];
    const length = Math.hypot(x, y);
    slopes[at] = x / length;
    slopes[at + 1] = y / length;
  }
  const order = Uint8Array.from({ length: SIZE }, (_, at) => at);
  for (let at = SIZE - 1; at > 0; at -= 1) {
    const other = roll() % SIZE;
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return { order, slopes };
}
