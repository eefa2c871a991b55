import { readFile } from 'node:fs/promises';
import { typeOf } from '../domains/files/files.rules.ts';

/** Finds the type of a file in a process of its own, and says by how many bytes the process grew at its largest. */
const peakBytes = () => process.resourceUsage().maxRSS * 1024;

const [path = '', small = ''] = process.argv.slice(2);
// What is loaded with the first file is not the second one's.
await typeOf(await readFile(small), 'small');
const bytes = await readFile(path);
const before = peakBytes();
const type = await typeOf(bytes, 'file');
process.stdout.write(JSON.stringify({ type, grownBytes: peakBytes() - before }));
