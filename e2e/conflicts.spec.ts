import { type Browser, expect, type Page, test } from '@playwright/test';
import { seedId } from '../seed/seed.ts';
import {
  answerLate,
  askAsUser,
  BETWEEN_KEYS_MS,
  expectWhole,
  LATE_MS,
  signIn,
  typeLikeAPerson,
  watched,
} from './watched.ts';

/** Records that two people change at once: how one is made, which of its fields they change, and how it is saved. */
const shared: [kind: string, make: (page: Page) => Promise<string>, field: string, save: string][] =
  [
    [
      'customer',
      async (page) => {
        const query =
          'mutation { createCustomer(input: { kind: person, name: "Nós Dois" }) { customer { id } } }';
        const made = await askAsUser<{ createCustomer: { customer: { id: string } } }>(page, query);
        return `/clientes/${made.createCustomer.customer.id}/edit`;
      },
      'City',
      'Save',
    ],
    [
      'invoice',
      async (page) => {
        const query = `mutation { createInvoice(input: {
          buyer: { name: "Nós Dois" }, seller: { name: "Retaguarda" } }) { invoice { id } } }`;
        const made = await askAsUser<{ createInvoice: { invoice: { id: string } } }>(page, query);
        return `/invoices/${made.createInvoice.invoice.id}/edit`;
      },
      'Number',
      'Save changes',
    ],
    [
      'card',
      async (page) => {
        const id = seedId('boards', 1);
        const query = 'query ($id: ID!) { board(id: $id) { columns { cards { id } } } }';
        const { board } = await askAsUser<{ board: { columns: { cards: { id: string }[] }[] } }>(
          page,
          query,
          { id },
        );
        return `/boards/${id}?card=${board.columns[0]!.cards[0]!.id}`;
      },
      'Title',
      'Save',
    ],
    [
      'event',
      async (page) => {
        const query = `mutation { createEvent(input: {
          title: "Nós Dois", start: "2030-02-12T15:00:00Z", end: "2030-02-12T16:00:00Z"
        }) { event { id } } }`;
        const made = await askAsUser<{ createEvent: { event: { id: string } } }>(page, query);
        return `/calendar?event=${made.createEvent.event.id}`;
      },
      'Location',
      'Save',
    ],
  ];

for (const [kind, make, name, saving] of shared) {
  test(`two people at one ${kind}: the second one sees both versions and chooses`, async ({
    browser,
  }) => {
    const [first, second] = [
      await personAs(browser, 'Editor'),
      await personAs(browser, 'Administrator'),
    ];
    const address = await make(first.page);
    const field = (page: Page) => page.getByRole('textbox', { name, exact: true });
    const save = ({ page }: { page: Page }) =>
      page.getByRole('button', { name: saving, exact: true }).click();
    await Promise.all([first, second].map(({ page }) => page.goto(address)));
    await expect(field(second.page)).toBeVisible();
    await answerLate(second.page, LATE_MS);
    await field(first.page).fill('Um');
    await save(first);
    await expect(first.page.getByText(/ was saved\./)).toBeVisible();

    await field(second.page).fill('');
    await typeLikeAPerson(field(second.page), 'Araraquara', BETWEEN_KEYS_MS);
    await save(second);
    const versions = second.page.getByRole('table', { name: 'Both versions' });
    await expect(versions.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(
      /Um.*Araraquara/,
    );
    await expectWhole(second.page.getByText('Someone else changed this'));
    await save(second);
    await expect(second.page.getByText(`Choose a value for: ${name}`)).toBeInViewport();
    await second.page.setViewportSize({ width: 390, height: 844 });
    await expectWhole(versions.getByRole('cell'));
    await versions.getByRole('radio', { name: `${name}: yours` }).check();
    await save(second);
    await expect(second.page.getByText(/ was saved\./)).toBeVisible();
    await first.page.goto(address);
    await expect(field(first.page)).toHaveValue('Araraquara');
    expect([...first.problems, ...second.problems]).toEqual([]);
  });
}

async function personAs(browser: Browser, role: string) {
  const page = await (await browser.newContext()).newPage();
  const problems = watched(page);
  await signIn(page, role);
  return { page, problems };
}
