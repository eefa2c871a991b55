import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LARGE } from './at-scale.ts';
import type { Entry } from './entry.ts';
import { inProcess, localGateway } from './in-process.ts';

const CLIENT = join(import.meta.dirname, '../client');
const PAGE = 20;

/** The operation that the browser sends for each list's page. */
const operations = {
  customers: 'CustomersPage',
  products: 'ProductsPage',
  deals: 'DealsPage',
  invoices: 'InvoicesPage',
  users: 'UsersPage',
};

export async function firstPageEntries(): Promise<Entry[]> {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(join(CLIENT, path), 'utf8'));
  const entries: Entry[] = [];
  for (const [list, operation] of Object.entries(operations)) {
    const query = withFragments(files, fileWith(files, 'query', operation));
    const contenders = [1, LARGE].map(async (scale) => ({
      name: `of ${(await totalAt(scale, list)).toLocaleString('en')}`,
      start: () => inProcess(scale, () => ({ query, variables: { first: PAGE } })),
    }));
    const [small, large] = await Promise.all(contenders);
    entries.push({
      name: `${list}, the first page as the browser asks for it`,
      unit: 'pages/s',
      contenders: [small!, { ...large!, atMost: 1.5 }],
    });
  }
  return entries;
}

async function totalAt(scale: number, list: string): Promise<number> {
  const { ask } = await localGateway(scale);
  const data: Record<string, { totalCount: number }> = await ask({
    query: `{ ${list} { totalCount } }`,
  });
  return data[list]!.totalCount;
}

function fileWith(files: readonly string[], what: 'query' | 'fragment', name: string): string {
  const found = files.find((text) => new RegExp(`^${what} ${name}\\b`, 'm').test(text));
  if (found === undefined) throw new Error(`No ${what} ${name}`);
  return found;
}

function withFragments(files: readonly string[], text: string): string {
  const taken = new Set<string>();
  const take = (file: string) => {
    if (taken.has(file)) return;
    taken.add(file);
    for (const [, name] of file.matchAll(/\.\.\.(\w+)/g)) take(fileWith(files, 'fragment', name!));
  };
  take(text);
  return [...taken].join('\n');
}
