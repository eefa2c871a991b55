import { type Browser, expect, type Page, type Request, test } from '@playwright/test';
import { startAs, startWith } from './watched.ts';

/** Is longer than a page takes from an answer to what it asks for because of it, on a machine under load. */
const HELD_MS = 2_000;
/** Is longer than a page takes to ask for its files, one after the other. */
const HELD_CODE_MS = 500;
const AT_ONCE = 8;
const MOST_REQUESTS = 20;
const MOST_TO_THE_NEXT = 12;

const LOGIN = '/login';
const besideTheMenu = [
  LOGIN,
  '/accounts',
  '/invitations',
  '/clientes/new',
  '/vendas?as=table',
  '/profile',
];

declare global {
  interface Window {
    shownAt?: number;
  }
}

/** Lets the page itself note the moment, since a test under load sees it late. */
function noteWhenShown(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1')?.checkVisibility()) return;
    if (document.querySelector('main [aria-label="Loading…"]')) return;
    window.shownAt = Date.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

interface Asked {
  start: number;
  end: number;
}

/**
 * Returns the requests until the page has its heading and no place is held for anything, and the longest chain of
 * which each starts after the one before has ended. Every answer is held back for the same time.
 */
async function firstLook(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (address !== LOGIN) await startAs(page, 'Super administrator');
  const seen = await look(page, address);
  await context.close();
  return seen;
}

async function look(page: Page, address: string) {
  await page.addInitScript(noteWhenShown);
  const asked: Asked[] = [];
  let polls = 0;
  await page.route('**/*', async (route) => {
    const row = { start: Date.now(), end: Infinity };
    const isRepeated = isPoll(route.request()) && (polls += 1) > 1;
    if (!isDrawnLater(route.request()) && !isRepeated) asked.push(row);
    await new Promise((resolve) => setTimeout(resolve, HELD_MS));
    row.end = Date.now();
    await route.continue().catch(() => undefined);
  });
  await page.goto(address);
  await page.waitForFunction(() => window.shownAt);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const shownAt = await page.evaluate(() => window.shownAt!);
  const before = asked.filter(({ start }) => start < shownAt);
  return {
    address,
    chain: chainOf(before.filter(({ end }) => end < shownAt)),
    requests: before.length,
  };
}

/** Tells whether a page shows without the answer: a picture, of which the icon in the tab is one, or the font. */
const isDrawnLater = (request: Request) =>
  ['image', 'font'].includes(request.resourceType()) || request.url().endsWith('.svg');

/** Returns how many of the requests fit one after the other. */
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

const fullMenu = { settings: JSON.stringify({ sidebarMode: 'full' }) };

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu).toBeVisible();
  const closed = menu.locator('button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().press('Enter');
}

async function addressesOfMenu(page: Page): Promise<string[]> {
  await openMenu(page);
  const links = await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('a:not([target])')
    .all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href'))!));
}

test('every page shows after three round trips: its document, its code, its data; and few requests', async ({
  page,
  browser,
}) => {
  // Each of some seventy pages is held back for six seconds and more, eight at a time.
  test.setTimeout(300_000);
  await startWith(page, fullMenu);
  await startAs(page, 'Super administrator');
  await page.goto('/notifications');
  const addresses = [...(await addressesOfMenu(page)), ...besideTheMenu];
  // The addresses are missing when the menu was not open.
  expect(addresses).toEqual(expect.arrayContaining(['/home', '/users', '/map', '/charts/echarts']));
  const looks: Awaited<ReturnType<typeof firstLook>>[] = [];
  const left = [...addresses];
  const lookAtAll = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      looks.push(await firstLook(browser, address));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtAll));
  expect(looks).toHaveLength(addresses.length);
  expect(looks.filter(({ chain }) => chain > 3)).toEqual([]);
  expect(looks.filter(({ requests }) => requests > MOST_REQUESTS)).toEqual([]);
  // A shorter chain means that nothing was held back.
  expect(Math.max(...looks.map(({ chain }) => chain))).toBe(3);
});

test('a page that was opened before shows after two: its data is asked for with its document', async ({
  page,
}) => {
  await startAs(page, 'Super administrator');
  await page.goto('/clientes?status=active');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await look(page, '/clientes?status=active')).toMatchObject({ chain: 2 });
});

/**
 * Returns the requests from the click on a link of the menu until the page has its heading, and how many files of code
 * wait for each other. Nothing was fetched before.
 */
async function follow(page: Page, address: string) {
  await openMenu(page);
  const link = page.locator(`nav a[href="${address}"]`).first();
  const asked: string[] = [];
  const code: Asked[] = [];
  let drawn: Promise<void> | undefined;
  await page.route('**/*', async (route) => {
    if (isPoll(route.request())) {
      await drawn;
      await route.continue();
      return;
    }
    const row = { start: Date.now(), end: Infinity };
    if (!isDrawnLater(route.request())) asked.push(new URL(route.request().url()).pathname);
    if (route.request().resourceType() === 'script') {
      code.push(row);
      await new Promise((resolve) => setTimeout(resolve, HELD_CODE_MS));
      row.end = Date.now();
    }
    await route.continue();
  });
  drawn = link.evaluate(clickAndSee);
  await drawn;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { address, asked, chain: chainOf(code.filter(({ end }) => end < Infinity)) };
}

/** Tells whether the page sends a request every few seconds, wherever the user goes. */
const isPoll = (request: Request) => request.postData()?.includes('query ShellCounts') === true;

/** Runs in the page: clicks without a pointer, for which nothing is fetched in advance. */
function clickAndSee(link: Element): Promise<void> {
  const heading = () => document.querySelector('main h1');
  const last = heading();
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (heading() === last || !heading()?.checkVisibility()) return;
      observer.disconnect();
      resolve();
    }).observe(document, { childList: true, subtree: true });
    (link as HTMLElement).click();
  });
}

test('the way from one page of the menu to the next takes few requests, those of its code at once', async ({
  page,
}) => {
  await startWith(page, fullMenu);
  await startAs(page, 'Super administrator');
  // Waits for the code of the page's tiles too, which is fetched after it.
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-tile="chart"] a').first()).toBeVisible();
  const ways: Awaited<ReturnType<typeof follow>>[] = [];
  const others = (await addressesOfMenu(page)).filter((address) => address !== '/home');
  for (const address of others) ways.push(await follow(page, address));
  expect(ways.filter(({ asked }) => asked.length > MOST_TO_THE_NEXT)).toEqual([]);
  expect(ways.filter(({ chain }) => chain > 1)).toEqual([]);
  expect(ways.some(({ chain }) => chain === 1)).toBe(true);
  // Fewer requests mean that nothing was counted.
  expect(ways[0]!.asked.length).toBeGreaterThan(2);
});
