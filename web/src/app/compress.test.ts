import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCopies } from '../../plugins/compress';

describe('compressed copies', () => {
  let folder = '';
  const text = Buffer.from('export const a = 1;\n'.repeat(200));

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'client-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('hold the same text', async () => {
    await writeCopies(join(folder, 'a.js'), text);
    const [brotli, gzip] = await Promise.all(['br', 'gz'].map((end) => readFile(join(folder, `a.js.${end}`))));
    expect(brotliDecompressSync(brotli!)).toEqual(text);
    expect(gunzipSync(gzip!)).toEqual(text);
  });

  it.each([
    ['a font, which is compressed already', 'a.woff2', text],
    ['a short text', 'a.js', Buffer.from('1;')],
  ])('are not made of %s', async (_, name, file) => {
    await writeCopies(join(folder, name), file);
    expect(await readdir(folder)).toEqual([]);
  });
});
