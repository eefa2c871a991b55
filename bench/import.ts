import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isCheck } from './entry.ts';
import { table } from './report.ts';
import { built } from './start-server.ts';

export interface ImportMeasured {
  rows: number;
  seconds: number;
  /** The most memory that the process held meanwhile; `idleMiB`, before. */
  peakMiB: number;
  idleMiB: number;
  /** Seconds to take the import back; `bareSeconds`, to insert the same rows in a bare loop. */
  undoSeconds: number;
  bareSeconds: number;
}

const WANTED_SECONDS = 60;
/** Limits the heap, so that garbage that is not collected yet does not count as what the import holds. */
const HEAP_MIB = 192;
/** The most that five times the rows may add; more would grow with the file. */
const MOST_GROWTH_MIB = 64;

/** Imports a fifth of the rows, then all, each in a process of its own. Resolves to false when it takes too much. */
export async function measureImport(rows = isCheck ? 500 : 50_000): Promise<boolean> {
  const fifth = await imported(rows / 5);
  const whole = await imported(rows);
  const isFast = whole.seconds < WANTED_SECONDS;
  const isFlat = whole.peakMiB - fifth.peakMiB < MOST_GROWTH_MIB;
  const linesOf = [fifth, whole].map((each) => [
    `${each.rows.toLocaleString('en')} rows`,
    each.seconds.toFixed(1),
    each.undoSeconds.toFixed(1),
    each.idleMiB.toFixed(0),
    each.peakMiB.toFixed(0),
    `${(each.seconds / each.bareSeconds).toFixed(1)} ×`,
  ]);
  const heads = ['', 'seconds', 'to undo', 'idle MiB', 'peak MiB', 'a bare loop of INSERTs'];
  process.stdout.write(
    `import of customers, SQLite\n${table([heads, ...linesOf])}\n` +
      `  wanted: under ${WANTED_SECONDS} s ${isFast ? 'holds' : 'MISSED'}, ` +
      `memory flat ${isFlat ? 'holds' : 'MISSED'}\n\n`,
  );
  return isFast && isFlat;
}

async function imported(rows: number): Promise<ImportMeasured> {
  const child = fork(join(built, 'import.js'), [String(rows)], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [`--max-old-space-size=${HEAP_MIB}`],
  });
  const ended = once(child, 'exit');
  const [measured] = await Promise.race([once(child, 'message'), ended]);
  child.kill();
  await ended;
  if (typeof measured !== 'object') throw new Error('The import ended before it was measured.');
  return measured as ImportMeasured;
}
