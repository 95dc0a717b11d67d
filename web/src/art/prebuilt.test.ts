import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { withNoise } from '../../tools/noise';
import { makePictures } from '../../tools/pictures';
import { prebuilt } from '../app/prebuilt';
import { fileOf, type Prebuilt } from './prebuilt';
import { fingerprint } from './store';
import { picture } from './svg';
import { texture } from './texture';

const square = (name: string, fill: string): Prebuilt => {
  const draw = () => picture(20, 10, `<rect width="20" height="10" fill="${fill}"/>`);
  return { picture: { name, width: 20, height: 10, draw }, scale: 1.5 };
};
const [RED, BLUE] = [square('red', '#f00'), square('blue', '#00f')];
const fileFor = ({ picture: { draw }, scale }: Prebuilt) => fileOf(draw(), scale);

describe('the list of prebuilt pictures', () => {
  it('has every picture once, with a drawing of its own', async () => {
    const pictures = await prebuilt();
    expect(pictures.length).toBeGreaterThan(300);
    const drawings = new Map(pictures.map(({ picture: { name, draw } }) => [name, fingerprint(draw())]));
    expect(new Set(drawings.values()).size).toBe(drawings.size);
    for (const {
      picture: { name, draw },
      scale,
    } of pictures) {
      expect(fingerprint(draw()), name).toBe(drawings.get(name));
      expect(draw(), name).not.toMatch(/NaN|undefined/);
      expect(scale, name).toBeGreaterThan(0);
    }
  });
});

describe('making pictures', () => {
  let [cache, client] = ['', ''];

  beforeEach(async () => {
    [cache, client] = [await mkdtemp(join(tmpdir(), 'cache-')), await mkdtemp(join(tmpdir(), 'client-'))];
  });
  afterEach(async () => {
    await Promise.all([cache, client].map((folder) => rm(folder, { recursive: true })));
  });

  it('writes a bitmap for each drawing, and an index', async () => {
    await makePictures([RED, BLUE], cache, client);
    for (const each of [RED, BLUE]) {
      const bitmap = await readFile(join(client, 'art', fileFor(each)));
      expect(bitmap.subarray(8, 12).toString()).toBe('WEBP');
    }
    const index = JSON.parse(await readFile(join(client, 'art.json'), 'utf8')) as object;
    expect(index).toEqual({ red: fileFor(RED), blue: fileFor(BLUE) });
  });

  it('keeps the bitmaps of unchanged drawings, and removes those of changed ones', async () => {
    await makePictures([RED, BLUE], cache, client);
    const old = new Date(2020, 1, 1);
    await utimes(join(cache, fileFor(RED)), old, old);
    await makePictures([RED, square('blue', '#00e')], cache, client);
    expect((await stat(join(cache, fileFor(RED)))).mtime).toEqual(old);
    for (const folder of [cache, join(client, 'art')])
      await expect(stat(join(folder, fileFor(BLUE)))).rejects.toThrow('ENOENT');
  });
});

it('draws stone that repeats without a seam', async () => {
  const stone = await withNoise(texture({ colour: '#808080', frequency: '.012 .016', height: 10, seed: 2 }));
  const { data, info } = await sharp(Buffer.from(stone)).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  const step = (from: number, to: number) =>
    Array.from({ length: 512 }, (_, along) => Math.abs(at(from, along) - at(to, along))).reduce(
      (sum, one) => sum + one,
    );
  expect(step(511, 0)).toBeLessThan(2 * step(255, 256));
});

describe('prebuilt pictures', () => {
  const [board, dragon] = ['the board', 'the dragon'].map((text) => new TextEncoder().encode(text));
  const asked: string[] = [];

  beforeEach(() => {
    vi.resetModules();
    asked.length = 0;
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = async () => (this.src.includes('broken') ? Promise.reject(new Error('broken')) : undefined);
      },
    );
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${(blob as Blob).size}`);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  function answer(body: () => BodyInit): void {
    vi.stubGlobal('fetch', async (address: string) => (asked.push(address), new Response(body())));
  }

  async function bitmaps(...names: string[]): Promise<unknown[]> {
    const { prebuiltOf } = await import('./prebuilt');
    return Promise.all(names.map(prebuiltOf));
  }

  it('that are shown together are asked for together', async () => {
    answer(() => new Blob([`[[1,${board!.length}],null,[1.25,${dragon!.length}]]\n`, board!, dragon!]));
    expect(await bitmaps('board/dark', 'hero', 'dragon')).toEqual([
      { scale: 1, address: 'blob:9' },
      undefined,
      { scale: 1.25, address: 'blob:10' },
    ]);
    expect(asked).toEqual(['/art?of=board%2Fdark,hero,dragon']);
  });

  it('that are shown twice are asked for once', async () => {
    answer(() => new Blob([`[[1,${board!.length}]]\n`, board!]));
    const [one, other] = await bitmaps('board', 'board');
    expect([one, other, ...(await bitmaps('board'))]).toEqual(Array.from({ length: 3 }, () => one));
    expect(asked).toEqual(['/art?of=board']);
  });

  it('that are shown later are asked for later', async () => {
    answer(() => new Blob([`[[1,${board!.length}]]\n`, board!]));
    await bitmaps('board');
    expect(await bitmaps('another')).toEqual([{ scale: 1, address: 'blob:9' }]);
    expect(asked).toEqual(['/art?of=board', '/art?of=another']);
  });

  it('do not exist in a clone that has not made them', async () => {
    answer(() => '<!doctype html>');
    expect(await bitmaps('board')).toEqual([undefined]);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    expect(await bitmaps('dragon')).toEqual([undefined]);
  });
});
