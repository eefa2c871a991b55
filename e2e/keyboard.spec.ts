import { expect, type Page, test } from '@playwright/test';
import { startAs } from './watched.ts';

/** Resolves to the menu's pages with their names, as the side navigation has them once its groups are open. */
async function pagesOfMenu(page: Page): Promise<{ name: string; path: string }[]> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  for (const name of ['Apps', 'Components', 'Utilities', 'Charts']) {
    const group = menu.getByRole('button', { name, exact: true });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  }
  const links = await menu.getByRole('link').all();
  const pages = await Promise.all(
    links.map(async (link) => ({
      name: (await link.locator('.mantine-NavLink-label').innerText()).trim(),
      path: (await link.getAttribute('href')) ?? '',
      isElsewhere: (await link.getAttribute('target')) === '_blank',
    })),
  );
  const team = [
    { name: 'Users', path: '/users' },
    { name: 'Accounts', path: '/accounts' },
    { name: 'Invitations', path: '/invitations' },
  ];
  const own = pages.filter(({ isElsewhere, name }) => !isElsewhere && name !== 'Team');
  return [...own, ...team];
}

async function jumpTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: 'Search pages, actions and records' });
  await expect(field).toBeFocused();
  await page.keyboard.insertText(name);
  const chosen = page.locator('.mantine-Spotlight-action[data-selected]');
  const wanted = page.locator('.mantine-Spotlight-action').filter({ hasText: name });
  await expect(wanted.first()).toBeVisible();
  await expect(async () => {
    if ((await chosen.count()) > 0 && (await chosen.innerText()).trim() === name) return;
    await page.keyboard.press('ArrowDown');
    expect((await chosen.innerText()).trim()).toBe(name);
  }).toPass({ intervals: [20] });
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}

test('every page of the menu is reached and left by the keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ sidebarMode: 'full' })),
  );
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pages = await pagesOfMenu(page);
  expect(pages.length).toBeGreaterThan(40);
  for (const { name, path } of pages) {
    await jumpTo(page, name);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The keyboard leads back out of the page's first field or button.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.locator('body')).not.toBeFocused({ timeout: 100 });
    }).toPass({ intervals: [20] });
  }
});

test('the keyboard passes over the menu into a page, and back out', async ({ page }) => {
  await startAs(page, 'Super administrator');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  expect(await isInMain()).toBe(true);
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    expect(await isInMain()).toBe(false);
  }).toPass({ intervals: [20] });
});

test('a dialog that has closed gives the focus back to what opened it', async ({ page }) => {
  await startAs(page, 'Editor');
  for (const [path, opener, item] of [
    ['/produtos', 'Paste column'],
    ['/clientes', 'View: All', 'Save as new view…'],
    ['/invoices', 'View: All', 'Save as new view…'],
    ['/home', /^Chat/],
    ['/home', /^Account of/, 'Settings'],
    ['/vendas', /^Move /, 'Lost'],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('button', { name: opener }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    if (item) {
      const choice = page.getByRole('menuitem', { name: item });
      await expect(choice).toBeVisible();
      await choice.focus();
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('Tab goes on from an open list of choices to the next field', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/invoices/new');
  await page.getByRole('textbox', { name: 'VAT %' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Prices include tax' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option').nth(4)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Padaria');
  const buyer = page.getByRole('region', { name: 'Buyer' });
  await expect(buyer.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Padaria');
});

test('what the keyboard reaches in a week hides behind no day, and hides none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 850 });
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-08-05&new=2030-08-06T07:00/2030-08-06T23:30');
  await page.getByRole('textbox', { name: 'Title' }).fill('Plantão longo');
  await page.getByRole('button', { name: 'Create event' }).click();
  const main = page.getByRole('main');
  const tile = main.getByRole('link', { name: /^Plantão longo/ });
  await expect(tile).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const isSeen = (element: Element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 6));
  };
  await main.getByRole('button', { name: /Monday, August 5, 2030, 4:00\sPM$/ }).focus();
  for (let hour = 16; hour > 4; hour -= 0.5) await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /August 5, 2030, 4:00\sAM$/ })).toBeFocused();
  expect(await page.locator(':focus').evaluate(isSeen)).toBe(true);
  await main.getByRole('button', { name: /August 6, 2030, 11:30\sPM$/ }).focus();
  await tile.focus();
  expect(await main.getByText('Tue', { exact: true }).evaluate(isSeen)).toBe(true);
});
