import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import Libsql from 'libsql';
import { databaseFolder } from '../../gateway/testing/database-folder.ts';
import { withBuiltGateway } from '../../scripts/built-gateway.ts';
import { startPostgres } from '../../scripts/embedded-postgres.ts';
import {
  askGraphql,
  freshCopy,
  graphqlData,
  type Product,
  removeFolder,
  signIn,
  type Start,
  startProduct,
} from '../product.ts';
import { syncsOf } from './syncs.ts';

interface Item {
  name: string;
  unit: number;
  price: number;
}

interface Invoice {
  id: string;
  buyer: { name: string };
  items: Item[];
  subtotal: number;
}

interface Page {
  nodes: Invoice[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const BUYER = 'Durability';
const UNREACHABLE = 'The database does not answer. Try again in a moment.';
const WRITERS = 8;
/** The number of rounds, of which `npm run durability` asks for 20. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 1);
const FEWEST_WRITES = 20;
const MOST_WRITES = 80;

interface Ledger {
  /** The lines of each invoice that was answered, by its id. */
  acknowledged: Map<string, Item[]>;
  /** The name of the first line of each invoice that was sent. */
  attempted: Set<string>;
  unanswered: number;
}

test('nothing acknowledged is lost by SIGKILL on SQLite, and nothing is half-written', async () => {
  test.setTimeout(400_000 + ROUNDS * 120_000);
  const folder = freshCopy();
  try {
    await killRounds({ folder });
    expect(integrityOf(join(folder, 'data/retaguarda.db'))).toEqual(['ok']);
  } finally {
    removeFolder(folder);
  }
});

test('nothing acknowledged is lost by SIGKILL on PostgreSQL, and nothing is half-written', async () => {
  test.setTimeout(400_000 + ROUNDS * 120_000);
  const folder = freshCopy();
  const postgres = await startPostgres(databaseFolder());
  try {
    await killRounds({ folder, environment: { DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
    removeFolder(folder);
  }
});

test('nothing acknowledged is lost by SIGKILL of the PostgreSQL server, and nothing is half-written', async () => {
  test.setTimeout(400_000 + ROUNDS * 120_000);
  const folder = freshCopy();
  const postgres = await startPostgres(databaseFolder(), { isDurable: true });
  const product = await startProduct({ folder, environment: { DATABASE_URL: postgres.url } });
  try {
    const { token } = await signIn(product, 'sa@retaguarda.test');
    const ledger = emptyLedger();
    for (let round = 1; round <= ROUNDS; round += 1) {
      await writeUntil(() => postgres.crash(), { product, round, ledger, token });
      await expect.poll(async () => (await fetch(`${product.url}/readyz`)).status).toBe(200);
      expectAllKept(await allInvoices(product, token), ledger);
    }
    expect(ledger.unanswered).toBeGreaterThan(0);
    expect(await product.stop('SIGTERM')).toBe(0);
  } finally {
    await product.stop('SIGKILL');
    await postgres.stop();
    removeFolder(folder);
  }
});

// strace is no part of a developer's machine: only `npm run durability` counts.
if (ROUNDS > 1) {
  test('each write that SQLite acknowledges was synced', async () => {
    test.setTimeout(400_000);
    await withBuiltGateway(async (gateway) => {
      const { token } = await signIn(gateway, 'sa@retaguarda.test');
      const syncs = await syncsOf(gateway.process.pid!);
      for (let count = 0; count < MOST_WRITES; count += 1) {
        expect(await createInvoice(gateway, itemsOf(`sync.${count}`, count), token)).toBeDefined();
      }
      expect(await syncs.counted()).toBeGreaterThanOrEqual(MOST_WRITES);
    });
  });
}

async function killRounds(start: Start): Promise<void> {
  const ledger = emptyLedger();
  let product = await startProduct(start);
  try {
    expect(product.output().match(/Building: .*/g)).toEqual(['Building: gateway']);
    const { token } = await signIn(product, 'sa@retaguarda.test');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const killed = product;
      await writeUntil(() => killed.stop('SIGKILL'), { product, round, ledger, token });
      product = await startProduct(start);
      expect(product.output()).not.toContain('Building');
      expectAllKept(await allInvoices(product, token), ledger);
    }
    expect(ledger.unanswered).toBeGreaterThan(0);
    expect(await product.stop('SIGTERM')).toBe(0);
  } finally {
    await product.stop('SIGKILL');
  }
}

function emptyLedger(): Ledger {
  return { acknowledged: new Map(), attempted: new Set(), unanswered: 0 };
}

/** Expects acknowledged ⊆ present ⊆ attempted, and each invoice whole. */
function expectAllKept(present: readonly Invoice[], { acknowledged, attempted }: Ledger): void {
  const found = new Map(present.map((one) => [one.id, one.items]));
  const isKept = ([id, items]: [string, Item[]]) => isDeepStrictEqual(found.get(id), items);
  const isWhole = ({ buyer, items, subtotal }: Invoice) =>
    Math.abs(subtotalOf(items) - subtotal) < 0.005 && (buyer.name !== BUYER || items.length === 3);
  const isKnown = ({ buyer, items }: Invoice) =>
    buyer.name !== BUYER || attempted.has(items[0]?.name ?? '');
  // One assertion holds for all, since one for each costs more than the writes.
  expect({
    lost: [...acknowledged].filter((one) => !isKept(one)),
    halfWritten: present.filter((one) => !isWhole(one)),
    neverSent: present.filter((one) => !isKnown(one)),
  }).toEqual({ lost: [], halfWritten: [], neverSent: [] });
}

function integrityOf(file: string): unknown[] {
  const database = new Libsql(file);
  const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  database.close();
  return rows.map(({ integrity_check: said }) => said);
}

interface Round {
  product: Product;
  round: number;
  ledger: Ledger;
  token: string | undefined;
}

/**
 * Runs several writers at once. The kill comes at any moment; they go on until it has happened or a write of theirs is
 * not answered, so that there are always writes under way when it does.
 */
async function writeUntil(
  kill: () => Promise<unknown>,
  { product, round, ledger, token }: Round,
): Promise<void> {
  const { acknowledged, attempted } = ledger;
  const before = acknowledged.size;
  const enough = FEWEST_WRITES + Math.random() * (MOST_WRITES - FEWEST_WRITES);
  let killed: Promise<unknown> | undefined;
  let isOver = false;
  const writer = async (writerNumber: number) => {
    for (let count = 0; !isOver; count++) {
      const items = itemsOf(`${round}.${writerNumber}.${count}`, count);
      attempted.add(items[0]!.name);
      const writing = createInvoice(product, items, token);
      if (acknowledged.size - before >= enough) killed ??= kill().finally(() => (isOver = true));
      const id = await writing;
      if (id !== undefined) acknowledged.set(id, items);
      else {
        ledger.unanswered += 1;
        if (killed) return;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  await killed;
}

function itemsOf(name: string, count: number): Item[] {
  return ['Tábua', 'Mel', 'Café'].map((product, line) => ({
    name: `${product} ${name}`,
    unit: count + line,
    price: line + 0.25,
  }));
}

/** Resolves to the id; undefined when the connection broke before the answer. Throws when refused for another cause. */
async function createInvoice(
  product: Pick<Product, 'url'>,
  items: Item[],
  token?: string,
): Promise<string | undefined> {
  const party = { name: BUYER, address: '' };
  const answer = await askGraphql<{ createInvoice: { invoice: { id: string } } }>(
    product,
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
    { variables: { input: { buyer: party, seller: party, items } }, token },
  ).catch(() => undefined);
  const [error] = answer?.errors ?? [];
  if (error && error.message !== UNREACHABLE) throw new Error(error.message);
  return answer?.data?.createInvoice.invoice.id;
}

async function allInvoices(product: Product, token?: string): Promise<Invoice[]> {
  const found: Invoice[] = [];
  let after: string | null = null;
  do {
    const page = await invoicePage(product, after, token);
    found.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

async function invoicePage(product: Product, after: string | null, token?: string): Promise<Page> {
  const query = `query ($after: String) {
    invoices(first: 100, after: $after) {
      nodes { id buyer { name } items { name unit price } subtotal }
      pageInfo { hasNextPage endCursor }
    }
  }`;
  const options = { variables: { after }, token };
  return (await graphqlData<{ invoices: Page }>(product, query, options)).invoices;
}

function subtotalOf(items: readonly Item[]): number {
  return items.reduce((sum, { unit, price }) => sum + unit * price, 0);
}
