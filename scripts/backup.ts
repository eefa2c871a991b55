import { parseArgs } from 'node:util';
import { dump } from '../gateway/database/dump/dump.ts';
import { checkDump } from '../gateway/database/dump/fill.ts';
import { readDump, writeDump } from './dump-file.ts';
import { countsIn, databaseUrl, runCommand, withExistingStore } from './maintenance.ts';

const USAGE = `npm run backup -- [--to FILE] | --check FILE

Writes all that the store of DATABASE_URL holds to a file, while the gateway runs.
  --to     the file; without it backups/retaguarda-TIME.jsonl.gz
  --check  reads a backup and says whether it is whole
`;

await runCommand(async () => {
  const options = { to: { type: 'string' }, check: { type: 'string' } } as const;
  const { values } = parseArgs({ args: process.argv.slice(2), options });
  if (values.to !== undefined && values.check !== undefined) throw new Error(USAGE);
  return values.check === undefined ? backUp(values.to ?? defaultFile()) : check(values.check);
});

async function backUp(file: string): Promise<string> {
  await withExistingStore(databaseUrl(), (store) => writeDump(file, dump(store)));
  return `Backed up to ${file}: ${countsIn(await checkDump(readDump(file)))}.`;
}

async function check(file: string): Promise<string> {
  const { at, program, ...counts } = await checkDump(readDump(file));
  return `${file} is whole: ${countsIn(counts)}, as of ${at}, by version ${program}.`;
}

function defaultFile(): string {
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  return `backups/retaguarda-${time}Z.jsonl.gz`;
}
