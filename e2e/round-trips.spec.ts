import { type Browser, expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

/** Longer than a page takes between an answer and what it asks for because of it, on a machine under load. */
const HELD_MS = 2_000;
const AT_ONCE = 5;

const addresses = [
  '/clientes',
  '/clientes/new',
  '/produtos',
  '/vendas',
  '/invoices',
  '/users',
  '/projects',
  '/calendar',
  '/inbox',
  '/chat',
  '/todo',
  '/boards',
  '/notifications',
  '/shop',
  '/cart',
  '/activity',
  '/trash',
  '/profile',
  '/material/form',
];

interface Asked {
  start: number;
  end: number;
}

/**
 * The longest chain of requests of which each starts after the one before has ended, until the page has its
 * heading. Every answer is held back for the same time.
 */
async function longestChain(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startAs(page, 'Super administrator');
  const asked: Asked[] = [];
  await page.route('**/*', async (route) => {
    const row = { start: performance.now(), end: Infinity };
    asked.push(row);
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    row.end = performance.now();
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  // A page has its heading when it has read what it shows.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return chainOf(asked.filter(({ end }) => end !== Infinity));
}

/** How many of them fit one after the other. */
function chainOf(asked: readonly Asked[]): number {
  let last = -Infinity;
  let count = 0;
  for (const { start, end } of asked.toSorted((one, other) => one.end - other.end)) {
    if (start < last) continue;
    last = end;
    count += 1;
  }
  return count;
}

test('every page shows after three round trips: its document, its code, its data', async ({
  browser,
}) => {
  const chains: [string, number][] = [];
  const left = [...addresses];
  const look = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      chains.push([address, await longestChain(browser, address)]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  expect(chains).toHaveLength(addresses.length);
  expect(chains.filter(([, length]) => length > 3)).toEqual([]);
  // Otherwise nothing was held back.
  expect(Math.max(...chains.map(([, length]) => length))).toBe(3);
});
