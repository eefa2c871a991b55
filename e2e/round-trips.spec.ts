import { type Browser, expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

/** Longer than a page takes between an answer and what it asks for because of it, on a machine under load. */
const HELD_MS = 2_000;
const AT_ONCE = 5;
const MOST_REQUESTS = 22;

const addresses = [
  '/home',
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
  '/accounts',
  '/profile',
  '/map',
  '/material/form',
];

interface Asked {
  start: number;
  end: number;
}

/**
 * The requests until the page has its heading, and the longest chain of which each starts after the one before has
 * ended. Every answer is held back for the same time.
 */
async function firstLook(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await startAs(page, 'Super administrator');
  const asked: Asked[] = [];
  await page.route('**/*', async (route) => {
    const row = { start: performance.now(), end: Infinity };
    if (route.request().resourceType() !== 'image') asked.push(row);
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    row.end = performance.now();
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  // A page has its heading when it has read what it shows.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return {
    address,
    chain: chainOf(asked.filter(({ end }) => end !== Infinity)),
    requests: asked.length,
  };
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

test('every page shows after three round trips: its document, its code, its data; and few requests', async ({
  browser,
}) => {
  const looks: Awaited<ReturnType<typeof firstLook>>[] = [];
  const left = [...addresses];
  const look = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      looks.push(await firstLook(browser, address));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  expect(looks).toHaveLength(addresses.length);
  expect(looks.filter(({ chain }) => chain > 3)).toEqual([]);
  expect(looks.filter(({ requests }) => requests > MOST_REQUESTS)).toEqual([]);
  // Otherwise nothing was held back.
  expect(Math.max(...looks.map(({ chain }) => chain))).toBe(3);
});
