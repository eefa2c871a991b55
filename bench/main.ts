import { listEntries, searchEntry } from './at-scale.ts';
import { firstPageEntries } from './first-page.ts';
import { measureBoard } from './board.ts';
import type { Entry, Pace } from './entry.ts';
import { measureHome } from './home.ts';
import { overHttp } from './over-http.ts';
import { report } from './report.ts';
import { measureImport } from './import.ts';
import { invoicesQuery, everyInvoice } from './requests.ts';
import { runEntry } from './run-entry.ts';
import { buildServers } from './start-server.ts';
import { textFilterEntries } from './text-filter.ts';
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

const paces: Record<'full' | 'quick', Pace> = {
  full: { rounds: 5, secondsARound: 3, warmUpSeconds: 6 },
  quick: { rounds: 3, secondsARound: 1, warmUpSeconds: 3 },
};

await buildServers();
await measure([invoices]);
await measure(await writeEntries(argumentOf('--before')));
if (!(await measureImport())) process.exitCode = 1;
if (!(await measureHome())) process.exitCode = 1;
if (!(await measureBoard())) process.exitCode = 1;
await measure([
  ...(await firstPageEntries()),
  ...textFilterEntries,
  searchEntry,
  ...(await listEntries()),
]);
process.exit();

async function measure(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const pace = paces[process.argv.includes('--quick') ? 'quick' : 'full'];
    const measured = await runEntry(entry, pace);
    process.stdout.write(`${report(entry, measured)}\n`);
    if (measured.some(({ isMet }) => !isMet)) process.exitCode = 1;
  }
}

/** `--name=value`. */
function argumentOf(name: string): string | undefined {
  return process.argv.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
}
