import { type Browser, expect, type Page, test } from '@playwright/test';
import { withCheckDigits } from '../gateway/formats/documents.rules.ts';
import { askAsUser, expectWhole, signIn, startAs, startAsNewcomer, watched } from './watched.ts';

test('by keyboard a customer is entered with a pasted CNPJ, warned of, merged, and two again after the undo', async ({
  page,
}) => {
  const problems = watched(page);
  const stamp = Date.now().toString(36).toUpperCase();
  const name = `Doceria ${stamp}`;
  const cnpj = withCheckDigits('company', stamp.padStart(12, 'A'));
  const { keyboard } = page;
  const activate = async (role: 'link' | 'button', label: string | RegExp) => {
    await page.getByRole(role, { name: label }).focus();
    await keyboard.press('Enter');
  };
  const enter = async (after: () => Promise<void>) => {
    await page.goto('/clientes');
    await activate('link', 'New customer');
    await page.getByRole('radio', { name: 'Person' }).focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.insertText(name);
    await after();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };
  await signIn(page, 'Administrator');

  await enter(async () => {
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.insertText(` ${cnpj.toLowerCase()} `);
  });
  const written = cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  // The history tells of the document too, and comes later than the facts.
  const fact = page.getByRole('definition').filter({ hasText: written });
  await expect(fact).toBeVisible();

  const warning = page.getByText('This customer may already exist');
  await enter(() => expect(warning).toBeVisible());
  const kept = page.url();
  await activate('link', `Merge with ${name}`);
  await expect(page.getByRole('radio', { name: 'CPF or CNPJ: merge' })).toBeVisible();
  await activate('button', 'Merge customers');
  await expect(fact).toBeVisible();
  await expect(warning).toBeHidden();

  await keyboard.press('Control+z');
  await expect(page.getByText(`Merge undone. ${name} was restored.`)).toBeVisible();
  await expect(page).toHaveURL(kept);
  await expect(warning).toBeVisible();
  await expect(fact).toBeHidden();
  expect(problems).toEqual([]);
});

test('two people change one customer: what does not overlap is merged, the rest is chosen, nothing typed is lost', async ({
  browser,
}) => {
  const [first, second] = await Promise.all([personAt(browser), personAt(browser)]);
  const name = `Mercearia ${Date.now()}`;
  await startAs(first.page, 'Editor');
  await startAs(second.page, 'Administrator');
  await first.page.goto('/clientes/new');
  await first.page.getByRole('radio', { name: 'Company' }).check();
  await field(first.page, 'Name').fill(name);
  await field(first.page, 'City').fill('Olinda');
  await first.page.getByRole('button', { name: 'Create customer' }).click();
  await expect(first.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const record = first.page.url();
  const form = `${record}/edit`;
  for (const { page } of [first, second]) {
    await page.goto(form);
    await expect(field(page, 'City')).toHaveValue('Olinda');
  }

  await field(first.page, 'City').fill('Recife');
  await field(first.page, 'Email').fill('loja@mercearia.test');
  await first.page.getByRole('button', { name: 'Save' }).click();
  await first.page.waitForURL(record);

  await field(second.page, 'City').fill('Natal');
  await field(second.page, 'Trade name').fill('Cantinho do Queijo');
  await second.page.getByRole('button', { name: 'Save' }).click();
  const versions = second.page.getByRole('table', { name: 'Both versions' });
  await expect(versions.getByRole('row', { name: /^City/ })).toContainText(/Recife.*Natal/);
  await expect(versions.getByRole('row', { name: /^Email/ })).toContainText('loja@mercearia.test');
  await expect(versions.getByRole('row', { name: /^Trade name/ })).toHaveCount(0);
  await expect(field(second.page, 'Trade name')).toHaveValue('Cantinho do Queijo');
  await expect(field(second.page, 'Email')).toHaveValue('loja@mercearia.test');

  await expect(second.page.getByText('Someone else changed this')).toBeInViewport();
  await second.page.getByRole('button', { name: 'Save' }).click();
  await expect(second.page.getByText('Choose a value for: City')).toBeInViewport();
  await expect(versions.getByRole('radio', { name: 'City: theirs' })).toBeFocused();
  await versions.getByRole('radio', { name: 'City: yours' }).check();
  await second.page.getByRole('button', { name: 'Save' }).click();
  await second.page.waitForURL(record);
  await first.page.goto(form);
  await expect(field(first.page, 'City')).toHaveValue('Natal');
  await expect(field(first.page, 'Email')).toHaveValue('loja@mercearia.test');
  await expect(field(first.page, 'Trade name')).toHaveValue('Cantinho do Queijo');
  expect([...first.problems, ...second.problems]).toEqual([]);
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function personAt(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  return { page, problems: watched(page) };
}

test('nothing moves while the names of the filters load', async ({ page }) => {
  // An account of its own: a view that another test saves would come among the tabs meanwhile.
  await startAsNewcomer(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CustomerTags')) await isReleased;
    await route.continue();
  });
  await page.goto('/clientes?tag=VIP&status=active,lead');
  const places = async () => [
    await page.getByRole('button', { name: 'Filter', exact: true }).boundingBox(),
    await page.getByRole('button', { name: /^Status: / }).boundingBox(),
    await page.getByRole('table').boundingBox(),
  ];
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tag: …' })).toBeVisible();
  const before = await places();
  release();
  await expect(page.getByRole('button', { name: 'Tag: VIP' })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a filter is set by keys alone, and each choice says how many it shows', async ({ page }) => {
  await startAs(page, 'Administrator');
  await page.goto('/clientes');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('f');
  const fields = page.getByRole('dialog', { name: 'Filter' });
  await expect(fields.getByRole('button', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('group', { name: 'Status' });
  const active = choices.getByRole('checkbox', { name: /^Active ?\d+$/ });
  await expect(active).toBeVisible();
  const label = await choices.getByText(/^Active ?\d+$/).textContent();
  await expect(choices.getByRole('checkbox', { name: /^Lead/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(active).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(`1 to 20 of ${label!.replace(/\D/g, '')}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Status: Active' })).toBeVisible();
});

test('a warning of duplicates stays in view down to the end of the form, clear of what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Editor');
  await page.goto('/profile');
  const name = `Ana ${Date.now()}`;
  const mutation =
    'mutation ($name: String!) { createCustomer(input: { kind: person, name: $name }) { customer { id } } }';
  await askAsUser(page, mutation, { name });
  await page.goto('/clientes/new');
  await page.getByLabel(/^Name/).fill(name);
  const warning = page.getByRole('group', { name: 'This customer may already exist' });
  await expect(warning).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Notes').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(warning).toBeInViewport({ ratio: 1 });
  const street = page.getByLabel('Street');
  await street.focus();
  await expectWhole(street);
});
