import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type Axe from 'axe-core';
import { seedId } from '../seed/seed.ts';
import { startWith, watched } from './watched.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Screen {
  name: string;
  path: string;
  /** What shows that its content is there. */
  heading: string | RegExp;
  /** The demo account that looks; nobody is signed in when left out. */
  as?: 'sa' | 'admin' | 'editor' | 'guest';
  /** What is done there before it is looked at. */
  prepare?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const invoice = `/invoices/${seedId('invoices', 11)}`;

const screens: Screen[] = [
  { name: 'login', path: '/login', heading: 'Sign in' },
  { name: 'login-errors', path: '/login', heading: 'Sign in', prepare: press('Acessar') },
  { name: 'register', path: '/cadastre-se', heading: 'Create your account' },
  { name: 'recover', path: '/recuperar-senha', heading: 'Reset your password' },
  { name: 'new-password', path: '/recuperar-senha?token=x', heading: 'Set a new password' },
  { name: 'not-found', path: '/session/404', heading: 'Page not found' },
  { name: 'unmatched', path: '/no/such/page', heading: 'Page not found' },
  { name: 'home', path: '/home', heading: /^Hello/, as: 'sa' },
  { name: 'user-menu', path: '/home', heading: /^Hello/, as: 'sa', prepare: press(/Account of/) },
  { name: 'forbidden', path: '/home', heading: 'This page is not open to you', as: 'guest' },
  { name: 'invoices', path: '/invoices', heading: 'Invoices', as: 'editor' },
  { name: 'no-match', path: '/invoices?text=nothing+like+it', heading: 'Invoices', as: 'editor' },
  { name: 'new-invoice', path: '/invoices/new', heading: 'New invoice', as: 'editor' },
  {
    name: 'new-invoice-errors',
    path: '/invoices/new',
    heading: 'New invoice',
    as: 'editor',
    prepare: press('Create invoice'),
  },
  { name: 'invoice', path: invoice, heading: 'INV-000012', as: 'admin' },
  { name: 'invoice-to-read', path: invoice, heading: 'INV-000012', as: 'guest' },
  {
    name: 'invoice-saved',
    path: invoice,
    heading: 'INV-000012',
    as: 'editor',
    prepare: press('Save changes'),
  },
  {
    name: 'api-docs',
    path: '/api/docs',
    heading: 'Retaguarda REST',
    as: 'guest',
    async prepare(page) {
      await page.getByRole('button', { name: 'GET /api/invoices One invoice' }).click();
      await page.getByRole('textbox', { name: 'id' }).fill(seedId('invoices', 11));
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('status')).toContainText('"orderNo": "INV-000012"');
    },
  },
  { name: 'no-invoice', path: '/invoices/none', heading: 'Invoices', as: 'guest' },
];

const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const tokens: Record<string, string> = {};

test.beforeAll(async ({ request }) => {
  for (const account of new Set(screens.flatMap(({ as }) => as ?? []))) {
    const data = { email: `${account}@retaguarda.test`, password: 'retaguarda' };
    const answer = await request.post('/api/auth/login', { data });
    tokens[account] = ((await answer.json()) as { accessToken: string }).accessToken;
  }
});

for (const theme of ['light', 'dark']) {
  for (const viewport of widths) {
    test.describe(`${theme}, ${viewport.width} px`, () => {
      test.use({ viewport });

      for (const screen of screens) {
        test(`${screen.name} fits the width, says nothing in the console, stays on the machine and is accessible`, async ({
          page,
        }) => {
          const problems = watched(page);
          await show(page, screen, theme);
          await page.screenshot({
            path: `screenshots/${screen.name}-${viewport.width}-${theme}.png`,
            fullPage: true,
          });
          expect(await widthBeyond(page)).toBe(0);
          expect(problems).toEqual([]);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

async function show(page: Page, { path, heading, as, prepare }: Screen, theme: string) {
  const token = as && tokens[as];
  await startWith(page, {
    settings: JSON.stringify({ theme, sidebarMode: 'full' }),
    ...(token && { accessToken: token }),
  });
  // Not under the policy, which lets no script of the test's own into the page.
  await page.addInitScript({ content: axe });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
  await prepare?.(page);
  await settled(page);
}

/** Half of a fade has half of the contrast. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** How many pixels of the page stand beyond the right edge. */
async function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
}
