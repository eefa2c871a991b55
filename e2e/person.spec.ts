import { expect, type Page, test } from '@playwright/test';
import { seedId } from '../seed/seed.ts';
import {
  answerLate,
  BETWEEN_KEYS_MS,
  LATE_MS,
  signIn,
  startAsNewcomer,
  startWith,
  takeGatewayAway,
  typeLikeAPerson,
  watched,
} from './watched.ts';

const type = (page: Page, text: string) =>
  typeLikeAPerson(page.locator(':focus'), text, BETWEEN_KEYS_MS);

test('someone makes a customer, sells to them, invoices that and takes the invoice back', async ({
  page,
}) => {
  const problems = watched(page);
  await signIn(page, 'Editor');
  await page.goto('/clientes');
  await answerLate(page, LATE_MS);
  await page.getByRole('link', { name: 'New customer' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await type(page, 'Zuca Sol');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Zuca Sol' })).toBeVisible();

  await page.getByRole('link', { name: 'New deal' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await type(page, 'Festa');
  await page.getByRole('button', { name: 'Add product' }).click();
  await type(page, 'vaga');
  await page.getByRole('option', { name: /^Luminária Vaga-Lume/ }).click();
  await page.reload();
  await expect(page.getByText('Unsaved changes restored')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Festa');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Zuca Sol');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Festa' })).toBeVisible();

  await page.getByRole('button', { name: /^Move to/ }).click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create invoice' }).click();
  await expect(page.getByText('Invoice for Festa was created.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open invoice' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Undone: Invoice for .+ was created/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Create invoice/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('someone brings two customers in from a file, finds them, merges them, takes that back and repeats it', async ({
  page,
}) => {
  const problems = watched(page);
  await signIn(page, 'Administrator');
  await page.goto('/clientes/import');
  const rows = ['Nome;Telefone', 'Iara Ximenes;81988887777', 'Iara Ximenez;81988887777'];
  await answerLate(page, LATE_MS);
  await page.locator('input[type=file]').setInputFiles({
    name: 'feira.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Import complete' })).toBeVisible();

  await page.getByRole('link', { name: 'Clientes' }).last().click();
  await page.getByRole('searchbox').focus();
  await type(page, 'ximene');
  await expect(page.getByRole('searchbox')).toHaveValue('ximene');
  await expect(page.getByText('Showing 2 of 2')).toBeVisible();
  await page.getByRole('link', { name: 'Iara Ximenes' }).click();
  await page.getByRole('link', { name: 'Merge with Iara Ximenez' }).click();
  await page.getByRole('button', { name: 'Merge customers' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Merge undone/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Merge with Iara Ximenez' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('link', { name: 'Merge with Iara Ximenez' })).toBeHidden();
  await page.getByRole('link', { name: 'Clientes' }).last().click();
  await page.getByRole('searchbox').fill('ximene');
  await expect(page.getByText('Showing 1 of 1')).toBeVisible();
  expect(problems).toEqual([]);
});

/** Moves the pointer away: a phone has none that stays where it was last, and keeps a message open there. */
const liftFinger = (page: Page) => page.mouse.move(0, 0);

test.describe('on a phone, in the dark, in Portuguese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
  test.beforeEach(({ page }) =>
    startWith(page, { settings: JSON.stringify({ language: 'pt-BR', theme: 'dark' }) }),
  );

  test('someone plans an event, takes it back, and moves a card', async ({ page }) => {
    const problems = watched(page);
    await signIn(page, 'Administrador');
    await page.goto('/calendar?view=agenda');
    await answerLate(page, LATE_MS);
    await page.getByRole('link', { name: 'Novo evento' }).click();
    await expect(page.getByRole('textbox', { name: 'Título' })).toBeFocused();
    await type(page, 'Ensaio');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('“Ensaio” foi criado.')).toBeVisible();
    await page.getByRole('link', { name: /Ensaio/ }).click();
    await liftFinger(page);
    await page.getByRole('button', { name: 'Excluir' }).click();
    await liftFinger(page);
    await expect(page.getByText('“Ensaio” foi excluído.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Ensaio/ })).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('link', { name: /Ensaio/ })).toBeVisible();

    await page.goto(`/boards/${seedId('boards', 1)}`);
    const [first, second] = ['Ideias', 'Esta semana'].map((name) =>
      page.getByRole('region', { name }),
    );
    await first!.getByRole('textbox', { name: 'Novo cartão' }).focus();
    await type(page, 'Toldo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Toldo' })).toBeVisible();
    await page.getByRole('button', { name: 'Mover Toldo para…' }).click();
    await page.getByRole('menuitem', { name: 'Esta semana' }).click();
    await expect(page.getByText(/^Toldo foi movido para/)).toBeVisible();
    await expect(second!.getByRole('link', { name: 'Toldo' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('someone answers a mail over a reload and an outage', async ({ page }) => {
    await signIn(page, 'Superadministrador');
    await page.goto('/inbox');
    await answerLate(page, LATE_MS);
    await page.getByRole('searchbox').focus();
    await type(page, 'quinta');
    await page
      .getByRole('link', { name: /Reunião de quinta/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Responder' }).click();
    const text = page.getByRole('textbox', { name: 'Texto', exact: true });
    await expect(text).toBeFocused();
    await type(page, 'Até lá');
    await page.reload();
    await expect(text).toHaveText('Até lá');
    const bringGatewayBack = await takeGatewayAway(page);
    await text.focus();
    await page.keyboard.press('Control+End');
    await type(page, '!');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(/Seu rascunho foi salvo/)).toBeVisible();
    await expect(text).toHaveText('Até lá!');
    await bringGatewayBack();
    await expect(page.getByText('Conexão restabelecida')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Enviada a Otávio Prado.')).toBeVisible();
  });

  test('someone finds a product and checks out', async ({ page }) => {
    await startAsNewcomer(page);
    await page.goto('/shop');
    await answerLate(page, LATE_MS);
    await page.getByRole('searchbox').focus();
    await type(page, 'vaga');
    await page.getByRole('link', { name: 'Luminária Vaga-Lume' }).click();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await page.getByRole('link', { name: 'Ir ao carrinho' }).click();
    await page.getByRole('textbox', { name: /^Nome do comprador/ }).focus();
    await type(page, 'Rita');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/invoices\/[0-9a-f]{24}$/);
    await expect(page.getByText('Rita').first()).toBeVisible();
  });
});
