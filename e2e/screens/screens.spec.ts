import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type Browser, expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { matchPath } from 'react-router-dom';
import { paths } from '../../client/core/paths.ts';
import { showcasePages, showcasePath } from '../../client/showcase/showcase.pages.ts';
import { startWith, watched } from '../watched.ts';
import type { Screen } from './screen.ts';
import { answeredTexts, foreignTexts } from './words.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tables = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.screens.ts'));
const screens = (
  await Promise.all(
    tables.map(async (file) => ((await import(`./${file}`)) as { screens: Screen[] }).screens),
  )
).flat();

/**
 * Each look at a screen, in turn on one page: what differs from the last one changes in place. A theme changes colours
 * alone: where a width was looked at in the other theme, only the contrast is left to check.
 */
const looks = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900, isRecoloured: true },
  { theme: 'dark', width: 390, height: 844 },
  { theme: 'light', width: 390, height: 844, isRecoloured: true },
];

/** The page in which a worker looks at all its screens: the browser keeps what it read and compiled for the next. */
let keptPage: Page | undefined;

const test = base.extend<{ page: Page }>({
  page: async ({ browser }, provide) => {
    const page = (keptPage ??= await emptyPage(browser));
    await provide(page);
    page.removeAllListeners();
  },
});

// Screens are looked at by every worker; in one after the other the rest would wait for the last of them.
test.describe.configure({ mode: 'parallel' });

const tokens: Record<string, string> = {};

test.beforeAll(async ({ request }) => {
  for (const account of new Set(screens.flatMap(({ as }) => as ?? []))) {
    const data = { email: `${account}@retaguarda.test`, password: 'retaguarda' };
    const answer = await request.post('/api/auth/login', { data });
    tokens[account] = ((await answer.json()) as { accessToken: string }).accessToken;
  }
});

test('every address of the application is looked at', () => {
  const shown = Object.values(paths).filter((path) => path !== paths.root);
  const addresses = [...shown, ...showcasePages.map(showcasePath)];
  const lookedAt = new Set(screens.map(({ path }) => addressOf(path, addresses)));
  expect(addresses.filter((address) => !lookedAt.has(address))).toEqual([]);
});

for (const screen of screens) {
  test(`${screen.name} is accessible, fits, says nothing in the console and is translated, light and dark, wide and narrow`, async ({
    page,
  }) => {
    const problems = watched(page);
    const answered = answeredTexts(page);
    const stored = await open(page, screen);
    for (const look of looks) {
      await show(page, look);
      if (process.env.SCREENSHOTS && !look.isRecoloured) {
        await page.screenshot({
          path: `screenshots/${screen.name}-${look.width}-${look.theme}.png`,
          fullPage: true,
        });
      }
      expect({ look, beyond: await widthBeyond(page) }).toEqual({ look, beyond: 0 });
      // Half of a fade has half of the contrast, and one may begin after the theme has changed.
      await expect
        .poll(async () => ({ look, violations: await violations(page, look) }))
        .toEqual({ look, violations: [] });
    }
    if (!screen.isEnglish) {
      await change(page, { language: 'pt-BR' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect.poll(() => foreignTexts(page, answered)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await stored.dispose();
  });
}

/** Returns the address as the routes have it; that of a record has a parameter for its id. */
function addressOf(path: string, addresses: readonly string[]): string | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  return (
    addresses.find((address) => address === pathname) ??
    addresses.find((address) => matchPath(address, pathname))
  );
}

/** Opens a page on which nothing is left of an address when the next one is opened. */
async function emptyPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    if (window.top !== window) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  // The script is added before the policy holds, which lets no script of the test's own into the page.
  await page.addInitScript({ content: axe });
  return page;
}

/** Opens it with what its visitor has stored, which the next page has until what is answered is disposed of. */
async function open(page: Page, { path, heading, as, prepare }: Screen) {
  const token = as && tokens[as];
  await page.setViewportSize({ width: looks[0]!.width, height: looks[0]!.height });
  const stored = await startWith(page, {
    settings: JSON.stringify({ sidebarMode: 'full' }),
    ...(token && { accessToken: token }),
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await prepare?.(page);
  return stored;
}

async function show(page: Page, { theme, width, height }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height });
  await change(page, { theme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  await settled(page);
}

async function change(page: Page, changes: { theme?: string; language?: string }) {
  await page.evaluate((changes) => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...settings, ...changes }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, changes);
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

async function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

async function violations(page: Page, look: (typeof looks)[number]): Promise<string[]> {
  return page.evaluate(async (isRecoloured) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // A letter's frame lets no script in, not even this one.
    const { violations } = await axe.run({
      iframes: false,
      // Leaves out what passes.
      resultTypes: ['violations'],
      ...(isRecoloured && { runOnly: ['color-contrast'] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, look.isRecoloured ?? false);
}
