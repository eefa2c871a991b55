import { readFile } from 'node:fs/promises';
import { typeOf } from '../formats/file-types.ts';

/** Run as a process: how many bytes its peak memory grows while detecting a file's type. */
const peakBytes = () => process.resourceUsage().maxRSS * 1024;

const [path = '', small = ''] = process.argv.slice(2);
// Loads what the first file needs, so that it is not counted for the second.
await typeOf(await readFile(small), 'small');
const bytes = await readFile(path);
const before = peakBytes();
const type = await typeOf(bytes, 'file');
process.stdout.write(JSON.stringify({ type, grownBytes: peakBytes() - before }));
