import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** The size below which files do not gain. */
const FEWEST_BYTES = 1024;
/** The size above which the best quality takes seconds; only the playground has such files. */
const LARGE_BYTES = 1_000_000;

/** Compresses each file once, for the gateway to send. */
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
