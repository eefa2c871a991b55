import { listEntries, searchEntry } from './at-scale.ts';
import { firstPageEntries } from './first-page.ts';
import { measureBoard } from './board.ts';
import { type Entry, isCheck, type Pace } from './entry.ts';
import { measureHome } from './home.ts';
import { overHttp } from './over-http.ts';
import { referenceEntries } from './references.ts';
import { report } from './report.ts';
import { measureImport } from './import.ts';
import { invoicesQuery, everyInvoice } from './requests.ts';
import { runEntry } from './run-entry.ts';
import { buildServers } from './start-server.ts';
import { measureTasks } from './tasks.ts';
import { textFilterEntries } from './text-filter.ts';
import { measureWeb } from './web.ts';
import { writeEntries } from './writes.ts';

const invoices: Entry = {
  name: '20 invoices with items',
  unit: 'requests/s',
  contenders: [
    {
      name: 'gateway',
      start: () => overHttp({ server: 'gateway', scale: 2, request: invoicesQuery }),
    },
    {
      name: 'Apollo Server',
      start: () => overHttp({ server: 'apollo-server', scale: 2, request: invoicesQuery }),
      answersLikeFirst: true,
      wanted: 3,
    },
    {
      name: 'GraphQL Yoga',
      start: () => overHttp({ server: 'graphql-yoga', scale: 2, request: invoicesQuery }),
      answersLikeFirst: true,
      wanted: 2,
    },
    {
      name: 'bare node:http',
      start: () => overHttp({ server: 'bare-node', scale: 2, request: invoicesQuery }),
      answersLikeFirst: true,
      wanted: 0.5,
    },
    {
      name: 'GET /api/invoices/all',
      start: () => overHttp({ server: 'gateway', scale: 2, request: everyInvoice }),
    },
  ],
};

const paces: Record<'full' | 'quick' | 'check', Pace> = {
  full: { rounds: 5, secondsARound: 3, warmUpSeconds: 6 },
  quick: { rounds: 3, secondsARound: 1, warmUpSeconds: 3 },
  check: { rounds: 1, secondsARound: 1, warmUpSeconds: 1 },
};
const pace = paces[isCheck ? 'check' : process.argv.includes('--quick') ? 'quick' : 'full'];

/** Benches by the name that chooses one: `npm run bench -- web home`. Each resolves to whether its bounds hold. */
const benches: Record<string, () => Promise<boolean>> = {
  invoices: () => measure([invoices]),
  writes: async () => measure(await writeEntries(argumentOf('--before'))),
  references: async () => measure(await referenceEntries(argumentOf('--before'))),
  import: measureImport,
  home: measureHome,
  board: measureBoard,
  tasks: measureTasks,
  web: () => measureWeb(pace),
  lists: async () =>
    measure([
      ...(await firstPageEntries()),
      ...textFilterEntries,
      searchEntry,
      ...(await listEntries()),
    ]),
};

const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) {
  throw new Error(`No bench ${unknown.join()}: there are ${Object.keys(benches).join(', ')}`);
}

await buildServers();
for (const [name, run] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if (!(await run()) && !isCheck) process.exitCode = 1;
}
process.exit();

async function measure(entries: readonly Entry[]): Promise<boolean> {
  let isMet = true;
  for (const entry of entries) {
    const measured = await runEntry(entry, pace);
    process.stdout.write(`${report(entry, measured)}\n`);
    isMet = measured.every((each) => each.isMet) && isMet;
  }
  return isMet;
}

/** Returns the value of `--name=value`. */
function argumentOf(name: string): string | undefined {
  return process.argv.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}
