import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { contentOf } from './loaded-files.ts';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this a compressed file saves nothing. */
const FEWEST_BYTES = 1024;
/** The best quality takes seconds for a megabyte, and only the playground has such files. */
const LARGE_BYTES = 500_000;

/** Writes each file compressed beside itself, once, so that the gateway only has to send it. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => COMPRESSIBLE.test(fileName));
    await Promise.all(
      files.map(async (file) => {
        const source = contentOf(file);
        if (source.length < FEWEST_BYTES) return;
        const [br, gz] = await Promise.all([brotli(source), promisify(gzip)(source)]);
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
      }),
    );
  },
};

export function brotli(source: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: source.length > LARGE_BYTES ? 9 : 11 },
  });
}
