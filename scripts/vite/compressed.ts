import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this a compressed file saves nothing. */
const FEWEST_BYTES = 1024;
/** The best quality takes seconds for a megabyte, and only the playground has such files. */
const LARGE_BYTES = 500_000;

/** Writes each file compressed beside itself, once, so that the gateway only has to send it. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(
      names.map(async (name) => {
        const path = join(dir, name);
        const source = await readFile(path);
        if (source.length < FEWEST_BYTES) return;
        await writeFile(`${path}.br`, await brotli(source));
        await writeFile(`${path}.gz`, await promisify(gzip)(source));
      }),
    );
  },
};

export function brotli(source: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: source.length > LARGE_BYTES ? 9 : 11 },
  });
}
