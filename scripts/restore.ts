import { parseArgs } from 'node:util';
import { checkDump, fill } from '../gateway/database/dump/fill.ts';
import { readDump } from './dump-file.ts';
import { countsIn, databaseUrl, runCommand, withStore } from './maintenance.ts';

const USAGE = `npm run restore -- --from FILE

Fills the empty store that DATABASE_URL names with a backup.
`;

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { from: { type: 'string' } },
  });
  const file = values.from;
  if (!file) throw new Error(USAGE);
  const { at } = await checkDump(readDump(file));
  const counts = await withStore(databaseUrl(), (store) => fill(store, readDump(file)));
  return `Restored ${countsIn(counts)}, as of ${at}.`;
});
