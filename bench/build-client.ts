import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export function buildClient(): void {
  const script = join(import.meta.dirname, '../scripts/build.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The client could not be built.');
}
