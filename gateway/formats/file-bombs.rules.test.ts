import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { zipOf } from '../testing/sample-files.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../testing/typing-memory.ts');
const INFLATED_BYTES = 128 * 1024 ** 2;

it.each([
  ['[Content_Types].xml', false],
  ['[Content_Types].xml', true],
  ['mimetype', false],
])('%s that would fill the memory is not unpacked (streamed: %s)', async (name, isStreamed) => {
  const folder = await mkdtemp(join(tmpdir(), 'retaguarda-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [bomb, small] = [join(folder, 'bomb.zip'), join(folder, 'small.zip')];
  await writeFile(small, zipOf([{ name, content: ' ' }], { isStreamed }));
  const content = Buffer.alloc(INFLATED_BYTES);
  await writeFile(bomb, zipOf([{ name, content }], { isStreamed }));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, bomb, small]);
  const { type, grownBytes } = JSON.parse(stdout) as { type?: string; grownBytes: number };
  expect(type).toBe('application/zip');
  expect(grownBytes).toBeLessThan(INFLATED_BYTES / 4);
});
