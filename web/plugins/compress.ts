import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|html|svg|json)$/;
const SHORTEST = 1024; // bytes of a file that is worth it

const ENCODERS: Readonly<Record<string, (file: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (file) => promisify(brotliCompress)(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
  '.gz': (file) => promisify(gzip)(file, { level: constants.Z_BEST_COMPRESSION }),
};

/** Put compressed copies beside the files of the client, so that the server never compresses them. */
export function compress(): Plugin {
  return {
    name: 'antro-compress',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const texts = files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
      await Promise.all(texts.map(([name, text]) => writeCopies(join(dir, name), Buffer.from(text))));
    },
  };
}

/** Write the compressed copies of a text file, unless it is short. */
export async function writeCopies(path: string, file: Uint8Array): Promise<void> {
  if (!TEXTS.test(path) || file.length < SHORTEST) return;
  await Promise.all(
    Object.entries(ENCODERS).map(async ([suffix, encode]) => writeFile(path + suffix, await encode(file))),
  );
}
