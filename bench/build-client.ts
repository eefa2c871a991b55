import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCheck } from './entry.ts';

const client = join(import.meta.dirname, '../dist/client/index.html');

export function buildClient(): void {
  if (isCheck && existsSync(client)) return;
  const script = join(import.meta.dirname, '../scripts/build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The client could not be built.');
}
