import { expect, type Page, test } from '@playwright/test';
import { startAs, watched } from './watched.ts';

const typeAtOnce = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

/** Lets a form's code and its data come late, as on a bad line. */
async function loadLate(page: Page) {
  await page.route(/\/assets\/.*\.js|\/graphql$/, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ response });
  });
}

test('what is typed before a form is there goes into its first field', async ({ page }) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  await page.goto('/clientes');
  await expect(page.getByText(/^1 to 20 of/)).toBeVisible();
  await loadLate(page);
  await page.getByRole('link', { name: 'New customer' }).click();
  await typeAtOnce(page, 'jake do Sol');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('jake do Sol');
  await page.unrouteAll({ behavior: 'wait' });
  expect(problems).toEqual([]);
});

for (const { url, add, button } of [
  { url: '/vendas/new', add: 'Add product', button: 'Increase: Quantity' },
  { url: '/invoices/new', add: 'Add line', button: 'Increase: Quantity' },
]) {
  test(`a click beside the buttons of a number enters its field: ${url}`, async ({ page }) => {
    const problems = watched(page);
    await startAs(page, 'Editor');
    await page.goto(url);
    await page.getByRole('button', { name: add }).click();
    const more = page.getByRole('button', { name: new RegExp(`^${button}`) }).first();
    const field = page
      .locator('.mantine-Input-wrapper')
      .filter({ has: more })
      .getByRole('textbox')
      .first();
    const [box, whole] = [await more.boundingBox(), await field.boundingBox()];
    const [right, middle] = [whole!.x + whole!.width, box!.y + box!.height / 2];
    expect(right - (box!.x + box!.width)).toBeGreaterThan(2);
    await page.mouse.click(right - 2, middle);
    await expect(field).toBeFocused();
    const before = Number(await field.inputValue());
    await more.click();
    await expect(field).toHaveValue(String(before + 1));
    expect(problems).toEqual([]);
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what is typed while the palette closes goes into what it opened', async ({ page }) => {
    const problems = watched(page);
    await startAs(page, 'Guest');
    await page.goto('/clientes');
    await expect(page.getByText(/^1 to 20 of/)).toBeVisible();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('textbox', { name: 'Search pages, actions' })).toBeFocused();
    await page.keyboard.type('new to');
    await expect(page.getByRole('button', { name: 'New to-do' })).toHaveAttribute('data-selected');
    await loadLate(page);
    await page.keyboard.press('Enter');
    await typeAtOnce(page, 'Call Ana');
    const line = page.getByRole('textbox', { name: 'What needs to be done?' });
    await expect(line).toHaveValue('Call Ana');
    await page.unrouteAll({ behavior: 'wait' });
    expect(problems).toEqual([]);
  });
});

test('what is typed before the editor of an answer is there goes into it', async ({ page }) => {
  const problems = watched(page);
  await startAs(page, 'Super administrator');
  await page.goto('/inbox');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Reply' })).toBeVisible();
  await loadLate(page);
  await page.getByRole('link', { name: 'Reply' }).click();
  await typeAtOnce(page, 'ok, jk as agreed');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveText('ok, jk as agreed');
  await page.reload();
  await expect(text).toHaveText('ok, jk as agreed');
  await page.unrouteAll({ behavior: 'wait' });
  expect(problems).toEqual([]);
});

test('what is typed into a number that Tab has reached replaces it', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/produtos/new');
  const price = page.getByRole('textbox', { name: 'Price', exact: true });
  for (const shown of ['12.50', '1,234.56', '4,299.00']) {
    await price.fill(shown);
    await price.press('Shift+Tab');
    await expect(price).toHaveValue(shown);
    await page.keyboard.press('Tab');
    await expect(price).toBeFocused();
    await typeAtOnce(page, '99');
    await expect(price).toHaveValue('99');
  }
});

test('days are typed digit by digit: the end follows its start, and the calendar goes there', async ({
  page,
}) => {
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-04-10&new=2030-03-31T22:00/2030-04-01T02:30');
  const valueOf = (label: string) => expect(page.getByLabel(label));
  await page.getByLabel('First day').focus();
  await page.keyboard.type('02012031', { delay: 60 });
  await valueOf('First day').toHaveValue('02012031');
  await valueOf('Last day').toHaveValue('Feb 2, 2031');
  await valueOf('Ends at').toHaveValue('2:30 AM');
  await page.goto('/calendar?view=week&day=2030-03-31');
  await page.getByLabel('Go to date').focus();
  await page.keyboard.type('02012031', { delay: 60 });
  await expect(page).toHaveURL('/calendar?view=week&day=2031-02-01');
  await page.keyboard.press('Tab');
  await valueOf('Go to date').toHaveValue('Feb 1, 2031');
});
