import { parseArgs } from 'node:util';
import { readConfig } from '../gateway/config/config.ts';
import { domains } from '../gateway/server/domains.ts';
import { openStore } from '../gateway/database/open-store.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { seed } from '../gateway/server/seeding.ts';

const LARGEST_SCALE = 10_000;

const USAGE = `npm run seed -- --scale N

Fills the empty store that DATABASE_URL names with N times the demo data, N from 1 to ${LARGEST_SCALE}.
`;

try {
  await fill(readScale(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function readScale(args: string[]): number {
  const { values } = parseArgs({ args, options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (Number.isInteger(scale) && scale >= 1 && scale <= LARGEST_SCALE) return scale;
  throw new Error(`--scale must be a whole number from 1 to ${LARGEST_SCALE}.\n\n${USAGE}`);
}

/** Fills an empty database; refuses one with data. */
async function fill(scale: number): Promise<void> {
  const { databaseUrl } = readConfig({ DATABASE_URL: process.env.DATABASE_URL });
  const store = await openStore(databaseUrl);
  try {
    await migrate(store);
    const known = await store.db.selectFrom('accounts').select('id').executeTakeFirst();
    if (known) throw new Error('DATABASE_URL names a store that has data: it is left as it is.');
    const startedAt = Date.now();
    await seed(store, domains, { moment: new Date().toISOString(), scale });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`Filled with ${scale} times the demo data in ${seconds} s.\n`);
  } finally {
    await store.close();
  }
}
