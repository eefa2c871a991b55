import { expect, test } from '@playwright/test';
import { expectWhole, signIn, startAs, startWith } from './watched.ts';

test('the layout has the measures of the specification', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, 'Super administrator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = page.getByRole('banner');
  const side = page.locator('.mantine-AppShell-navbar');
  const content = page.getByRole('main').locator('.mantine-Container-root');
  expect((await top.boundingBox())?.height).toBe(64);
  expect((await side.boundingBox())?.width).toBe(80);
  expect((await content.boundingBox())?.width).toBe(1200);

  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(260);
  await page.goto('/charts/echarts');
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(260);
  const card = page.getByRole('region', { name: 'Lines', exact: true });
  expect((await card.boundingBox())?.width).toBe(800);
});

test('the side navigation is a drawer below 767 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await expect(openMenu).toBeHidden();
  await page.setViewportSize({ width: 766, height: 900 });
  await openMenu.click();
  const drawer = page.getByRole('dialog');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(260);
  await drawer.getByRole('button', { name: 'Apps' }).click();
  await drawer.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the settings have room for their choices, on a phone in Portuguese too', async ({ page }) => {
  await startAs(page, 'Guest');
  for (const [width, language] of [
    [1440, 'en'],
    [360, 'pt-BR'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/profile');
    await page.evaluate(
      (settings) => localStorage.setItem('settings', settings),
      JSON.stringify({ language }),
    );
    await page.reload();
    await page.getByRole('button', { name: /Account of|Conta de/ }).click();
    await page.getByRole('menuitem', { name: /^(Settings|Configurações)$/ }).click();
    const settings = page.getByRole('dialog');
    await expectWhole(settings.locator('.mantine-SegmentedControl-label'));
  }
});

test('the language changes without a reload and lasts', async ({ page }) => {
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('heading', { name: /^Bo(m|a) \p{L}+, Marina$/u })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Faturamento' })).toBeVisible();
});

test('a browser in Portuguese gets Portuguese from the sign-in on, dates too', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  await signIn(page, 'Convidado');
  await page.goto('/invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'Faturas' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(
    page.getByRole('cell', { name: /^\d+ de \p{L}+\.? de \d{4}$/u }).first(),
  ).toBeVisible();
  await context.close();
});

test('a page opens at its top, and back leads to where one was', async ({ page }) => {
  await signIn(page, 'Administrator');
  await page.goto('/clientes?status=active');
  const last = page.getByRole('table').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  const place = await last.boundingBox();
  await last.click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(last).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect.poll(() => last.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/after=/);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a page and a panel show that their code is on the way', async ({ page }) => {
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  const chat = page.getByRole('button', { name: /^Chat/ });
  await expect(chat).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Vendas' }).click();
  const bar = page.locator('header [data-mounted]').getByRole('progressbar');
  await expect(bar).toBeAttached();
  await chat.click();
  const pending = page.getByRole('dialog', { name: 'Loading…' });
  await expect(pending.getByRole('status', { name: 'Loading…' })).toBeVisible();
  goOn();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
  await expect(pending).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Vendas');
  await expect(bar).toHaveCount(0);
});

const lists = [
  'home',
  'clientes',
  'produtos',
  'produtos?as=grid',
  'vendas',
  'vendas?as=table',
  'users',
];
const others = ['inbox', 'todo', 'projects', 'boards', 'invoices', 'trash', 'activity', 'shop'];
const looks = [
  { width: 1440, pages: [...lists, ...others] },
  { width: 1024, pages: lists },
  { width: 390, pages: [...lists, ...others] },
];

for (const { width, pages } of looks) {
  test(`no words stand over others, ${width} px wide with the menu open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await startWith(page, { settings: JSON.stringify({ sidebarMode: 'full' }) });
    await startAs(page, 'Super administrator');
    for (const path of pages) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect({ path, over: await page.evaluate(wordsOverOthers) }).toEqual({ path, over: [] });
    }
  });
}

test('the trash shows its buttons whole in Portuguese, on a phone too', async ({ page }) => {
  await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
  await startAs(page, 'Super administrator');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/trash');
    // Other tests delete records, too.
    const rows = page.getByRole('table').getByRole('row').filter({ hasText: 'Restaurar' });
    await expectWhole(rows.first().locator('.mantine-Button-label'));
  }
});

test('what stands in the place of a list can be told from the page, in both themes', async ({
  page,
}) => {
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (theme) => localStorage.setItem('settings', JSON.stringify({ theme })),
      theme,
    );
    await page.route('**/graphql', () => {});
    await page.goto('/chat');
    const skeleton = page.locator('.mantine-Skeleton-root').first();
    await expect(skeleton).toBeVisible();
    expect(await skeleton.evaluate(contrastOf)).toBeGreaterThan(1.5);
    await page.unrouteAll();
  }
});

/** Returns the contrast of a skeleton with what stands behind it, as WCAG has it. */
function contrastOf(skeleton: Element): number {
  const light = (color: string) => {
    const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  let behind = skeleton.parentElement!;
  while (/, 0\)$/.test(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement!;
  const [one = 0, other = 0] = [
    light(getComputedStyle(skeleton, '::after').backgroundColor),
    light(getComputedStyle(behind).backgroundColor),
  ].sort((first, second) => first - second);
  return other / one;
}

/** Returns pairs of texts that share room on the page; what is cut off by what it stands in takes none. */
function wordsOverOthers(): string[] {
  const seen = (line: DOMRect, element: Element) => {
    let { left, top, right, bottom } = line;
    let isSticky = false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflow, position } = getComputedStyle(each);
      isSticky ||= position === 'fixed' || position === 'sticky';
      if (overflow === 'visible') continue;
      const room = each.getBoundingClientRect();
      [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { isSticky, box: new DOMRect(left, top, right - left, bottom - top) };
  };
  const shown: ({ node: Node } & ReturnType<typeof seen>)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isHidden = !isSeen || element.closest('.mantine-VisuallyHidden-root') !== null;
    if (isHidden || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map((line) => ({ node, ...seen(line, element) }));
    shown.push(...lines.filter(({ box }) => box.width > 1 && box.height > 1));
  }
  return shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter(
        (other) =>
          one.node !== other.node &&
          one.isSticky === other.isSticky &&
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 4,
      )
      .map((other) => `${one.node.textContent} / ${other.node.textContent}`),
  );
}
