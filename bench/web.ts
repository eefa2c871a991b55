import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { buildBare } from './build-bare.ts';
import { buildClient } from './build-client.ts';
import { table } from './report.ts';
import { type Listening, startServer } from './start-server.ts';
import { type Line, type Shown, visitor, type Wanted } from './visit.ts';

const steps = ['sign-in', 'home', "customers' list", 'list to list', 'list to list again'] as const;
type Step = (typeof steps)[number];

/** The most that the product may take: as a multiple of the bare page's time, and in milliseconds on the slow line. */
const wanted: Record<Step, { times: number; slowMs: number }> = {
  'sign-in': { times: 1.25, slowMs: 1_600 },
  home: { times: 1.25, slowMs: 2_600 },
  "customers' list": { times: 1.25, slowMs: 2_600 },
  'list to list': { times: 1.5, slowMs: 500 },
  'list to list again': { times: 1.1, slowMs: 100 },
};

const lines: readonly Line[] = [
  { name: 'on this machine', latency: 0, timesSlower: 1 },
  {
    name: 'on a line of 165 ms a round trip and a processor slowed 4 times',
    latency: 165,
    timesSlower: 4,
  },
];

interface Contender {
  path: string;
  home: Wanted;
  customers: readonly string[];
  invoices: readonly string[];
}

const product: Contender = {
  path: '',
  home: { selector: '[data-tile="chart"] a' },
  customers: ['nav a[href="/clientes"]'],
  invoices: ['nav a[href="/invoices"]'],
};

/** The bare page, which is the limit: React, Mantine, a router and the same tables, with nothing else to load. */
const bare: Contender = {
  path: '/bare',
  home: { selector: '[data-figure]' },
  customers: ['nav a[href="/bare/clientes"]'],
  invoices: ['nav a[href="/bare/invoices"]'],
};

const list = (heading: string): Wanted => ({
  selector: 'tbody tr:nth-child(20) td',
  heading,
});

type Measured = Record<Step, Shown>;

/** Opens the product and the bare page in turn. False when the product takes longer than it may. */
export async function measureWeb({ rounds }: { rounds: number }): Promise<boolean> {
  buildClient();
  await buildBare();
  const server = await startServer({ server: 'web', scale: 1 });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    let isMet = true;
    for (const line of lines) {
      const measured: { product: Measured; bare: Measured }[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        measured.push({
          product: await visit(browser, { server, line, contender: product }),
          bare: await visit(browser, { server, line, contender: bare }),
        });
      }
      isMet = report(line, measured.slice(1)) && isMet;
    }
    return isMet;
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Visit {
  server: Listening;
  line: Line;
  contender: Contender;
}

async function visit(browser: Browser, { server, line, contender }: Visit): Promise<Measured> {
  const { path, home, customers, invoices } = contender;
  const { token } = server;
  const opened = async (page: string, content: Wanted, signedIn: { token?: string }) => {
    const person = await visitor(browser, { line, ...signedIn });
    return { person, shown: await person.open(`${server.url}${path}${page}`, content) };
  };
  const atSignIn = await opened('/login', { selector: 'button[type="submit"]' }, {});
  await atSignIn.person.close();
  const atHome = await opened('/home', home, { token });
  await atHome.person.close();
  const { person, shown } = await opened('/clientes', list('Clientes'), { token });
  const first = await person.follow(invoices, list('Invoices'));
  await person.follow(customers, list('Clientes'));
  const again = await person.follow(invoices, list('Invoices'));
  await person.close();
  return {
    'sign-in': atSignIn.shown,
    home: atHome.shown,
    "customers' list": shown,
    'list to list': first,
    'list to list again': again,
  };
}

function report(line: Line, rounds: readonly { product: Measured; bare: Measured }[]): boolean {
  const isSlow = line.latency > 0;
  const rows = steps.map((step) => {
    const of = (contender: 'product' | 'bare', what: keyof Shown) =>
      medianOf(rounds.map((round) => round[contender][step][what]));
    const times = of('product', 'ms') / of('bare', 'ms');
    const { times: mostTimes, slowMs } = wanted[step];
    const isMet = isSlow ? of('product', 'ms') < slowMs : times <= mostTimes;
    const both = (what: keyof Shown) =>
      `${whole(of('product', what))} (${whole(of('bare', what))})`;
    const cells = [
      step,
      both('ms'),
      `${times.toFixed(2)} ×`,
      isSlow ? `< ${slowMs} ms` : `≤ ${mostTimes} ×`,
      isMet ? 'holds' : 'MISSED',
      both('requests'),
      both('kilobytes'),
      ...(isSlow ? [both('roundTrips')] : []),
    ];
    return { cells, isMet };
  });
  const heads = ['', 'ms until it shows', 'is', 'wanted', '', 'requests', 'KiB with gzip'];
  process.stdout.write(
    `pages ${line.name}; in brackets a bare page of React and Mantine\n` +
      `${table([[...heads, ...(isSlow ? ['round trips'] : [])], ...rows.map(({ cells }) => cells)])}\n\n`,
  );
  return rows.every(({ isMet }) => isMet);
}

const whole = (value: number) => Math.round(value).toLocaleString('en');

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
