import { expect, type Locator, test } from '@playwright/test';
import { askAsUser, signIn, startAsNewcomer, startWith } from './watched.ts';

const TITLE = 'Panificadora e Confeitaria Nossa Senhora dos Navegantes do Recife Antigo';
const words = {
  en: {
    role: 'Administrator',
    more: 'More actions',
    delete: 'Delete',
    make: 'New customer',
    submit: 'Create customer',
    undo: 'Undo',
  },
  'pt-BR': {
    role: 'Administrador',
    more: 'Mais ações',
    delete: 'Excluir',
    make: 'Novo cliente',
    submit: 'Criar cliente',
    undo: 'Desfazer',
  },
};

for (const language of ['en', 'pt-BR'] as const) {
  for (const width of [1440, 390]) {
    test(`a message with Undo leaves Save free, whole and as long as it is needed, ${width} px, ${language}`, async ({
      page,
    }) => {
      const word = words[language];
      await page.clock.install();
      await page.setViewportSize({ width, height: 800 });
      await startWith(page, { settings: JSON.stringify({ language }) });
      await signIn(page, word.role);
      const made = await askAsUser<{ createCustomer: { customer: { id: string } } }>(
        page,
        'mutation ($name: String!) { createCustomer(input: { kind: company, name: $name }) { customer { id } } }',
        { name: TITLE },
      );
      await page.goto(`/clientes/${made.createCustomer.customer.id}`);
      await page.getByRole('button', { name: word.more }).click();
      await page.getByRole('menuitem', { name: word.delete }).click();
      await page.getByRole('link', { name: word.make }).click();
      const submit = page.getByRole('button', { name: word.submit });
      await submit.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const undo = page.getByRole('button', { name: word.undo });
      const toast = page.getByRole('alert').filter({ has: undo });
      await expect.poll(() => overlap(toast, submit)).toBe(0);
      await expect(undo).toBeInViewport({ ratio: 1 });
      expect(await undo.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
        0,
      );
      expect(await overlap(toast, undo)).toBe(await area(undo));

      await undo.hover();
      await page.clock.fastForward('00:30');
      await expect(undo).toBeVisible();
      await undo.focus();
      await page.mouse.move(0, 0);
      await page.clock.fastForward('00:30');
      await expect(undo).toBeVisible();
      await submit.focus();
      await page.clock.fastForward('00:30');
      await expect(undo).toBeHidden();
    });
  }
}

for (const width of [1440, 390]) {
  test(`one message tells of several to-dos, and stands before those of other changes, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await startAsNewcomer(page);
    await page.goto('/clientes');
    const todos = ['Ligar', 'Varrer', 'Regar', 'Podar'].map((title) => ({ title }));
    const create =
      'mutation ($input: CreateTodosInput!) { createTodos(input: $input) { todos { id } } }';
    await askAsUser(page, create, { input: { todos } });
    await page.goto('/todo');
    const rows = page.getByRole('list', { name: 'To-do' }).getByRole('listitem');
    const all = todos.length;
    await expect(rows).toHaveCount(all);
    for (let done = 1; done <= 3; done += 1) {
      await rows
        .first()
        .getByRole('button', { name: /^Done: / })
        .click();
      await expect(rows).toHaveCount(all - done);
    }
    const toasts = page.getByRole('alert');
    await expect(toasts).toHaveText(/^3 to-dos are done/);
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(all);
    await expect(toasts.first()).toHaveText(/^3 to-dos were restored/);

    await rows.first().getByRole('checkbox').click();
    await page.getByRole('group', { name: 'Selected to-dos' }).getByText('Delete').click();
    await expect(toasts.first()).toContainText('was deleted');
    const [newest, oldest] = [toasts.first(), toasts.last()];
    await expect.poll(() => overlap(newest, oldest)).toBeGreaterThan((await area(newest)) / 2);
    await newest.hover();
    await expect.poll(() => overlap(newest, oldest)).toBe(0);
    await newest.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(all);
  });
}

async function area(one: Locator): Promise<number> {
  const { width, height } = (await one.boundingBox())!;
  return Math.round(width * height);
}

/** Returns the area in which two elements overlap, in square pixels. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.round(Math.max(0, width) * Math.max(0, height));
}
