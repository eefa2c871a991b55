import { expect, test } from '@playwright/test';
import {
  askGraphql,
  freshCopy,
  graphqlData,
  type Product,
  removeFolder,
  signIn,
  startProduct,
} from '../product.ts';

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
const WRITERS = 6;
const ENOUGH_WRITES = 120;

test('nothing acknowledged is lost by SIGKILL, and nothing is half-written', async () => {
  test.setTimeout(400_000);
  const folder = freshCopy();
  const started: Product[] = [];
  try {
    const product = await startProduct({ folder });
    started.push(product);
    const { token } = await signIn(product, 'sa@retaguarda.test');
    const { acknowledged, unanswered } = await writeUntilKilled(product, token);

    const again = await startProduct({ folder });
    started.push(again);
    const found = new Map((await allInvoices(again, token)).map((one) => [one.id, one]));

    expect(product.output().match(/Building: .*/g)).toEqual(['Building: gateway']);
    expect(again.output()).not.toContain('Building');
    expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH_WRITES);
    expect(unanswered).toBeGreaterThan(0);
    for (const [id, items] of acknowledged) expect(found.get(id)?.items).toEqual(items);
    for (const { id, buyer, items, subtotal } of found.values()) {
      expect(subtotalOf(items), `subtotal of ${id}`).toBeCloseTo(subtotal, 2);
      if (buyer.name === BUYER) expect(items, `lines of ${id}`).toHaveLength(3);
    }
  } finally {
    for (const product of started) await product.stop('SIGKILL');
    removeFolder(folder);
  }
});

/** Several writers at once; the kill comes while all of them wait for an answer. */
async function writeUntilKilled(product: Product, token?: string) {
  const acknowledged = new Map<string, Item[]>();
  let unanswered = 0;
  let killed: Promise<unknown> | undefined;
  const writer = async (writerNumber: number) => {
    for (let count = 0; !killed; count++) {
      const items = itemsOf(writerNumber, count);
      const writing = createInvoice(product, items, token);
      if (acknowledged.size >= ENOUGH_WRITES) killed ??= product.stop('SIGKILL');
      const id = await writing;
      if (id === undefined) unanswered++;
      else acknowledged.set(id, items);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)));
  await killed;
  return { acknowledged, unanswered };
}

function itemsOf(writerNumber: number, count: number): Item[] {
  return ['Tábua', 'Mel', 'Café'].map((name, line) => ({
    name: `${name} ${writerNumber}.${count}`,
    unit: count + line,
    price: line + 0.25,
  }));
}

/** Its id, undefined when the connection broke before the answer. Throws when the gateway refuses it. */
async function createInvoice(
  product: Product,
  items: Item[],
  token?: string,
): Promise<string | undefined> {
  const party = { name: BUYER, address: '' };
  const answer = await askGraphql<{ createInvoice: { invoice: { id: string } } }>(
    product,
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
    { variables: { input: { buyer: party, seller: party, items } }, token },
  ).catch(() => undefined);
  if (answer?.errors) throw new Error(answer.errors[0]?.message);
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
