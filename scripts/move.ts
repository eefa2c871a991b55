import { existsSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../gateway/config/config.ts';
import { dump } from '../gateway/database/dump/dump.ts';
import { fill } from '../gateway/database/dump/fill.ts';
import { countsIn, databaseUrl, runCommand, withExistingStore, withStore } from './maintenance.ts';

const USAGE = `npm run move -- --to URL

Copies all that the store of DATABASE_URL holds to the empty store at the URL, postgres://… or file:….
Stop the gateway first: what it writes meanwhile is not copied.
`;

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { to: { type: 'string' } },
  });
  if (!values.to) throw new Error(USAGE);
  const source = databaseUrl();
  const target = targetUrl(values.to);
  if (placeOf(target) === placeOf(source))
    throw new Error('--to names the store of DATABASE_URL itself.');
  const counts = await withExistingStore(source, (from) =>
    withStore(target, (to) => fill(to, dump(from))),
  );
  return `Copied ${countsIn(counts)}; read back, they are the same. Set DATABASE_URL to the new store.`;
});

function placeOf(url: string): string {
  const path = url.startsWith('file:') ? url.slice('file:'.length) : undefined;
  return path !== undefined && existsSync(path) ? realpathSync(path) : url;
}

function targetUrl(given: string): string {
  try {
    return readConfig({ DATABASE_URL: given }).databaseUrl;
  } catch {
    throw new Error(`--to must be a URL that starts with file: or postgres:.\n\n${USAGE}`);
  }
}
