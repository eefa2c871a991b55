import { expect, test } from '@playwright/test';
import { png } from '../gateway/testing/sample-files.ts';
import { seedId } from '../seed/seed.ts';
import { boardOf } from './sampleBoard.ts';
import { moveDragged, startAs, startWith, watched } from './watched.ts';

test('someone makes a board and moves a card by keyboard and by mouse, writes and attaches to it, and it stays so after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  await page.goto('/boards');
  await page.getByLabel('New board title').fill(`Feira ${Date.now()}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/boards\/\w+$/);
  for (const title of ['A fazer', 'Pronto']) {
    await page.getByLabel('New column').fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  }
  const [todo, done] = ['A fazer', 'Pronto'].map((name) => page.getByRole('region', { name }));
  for (const title of ['Montar a barraca', 'Levar o troco']) {
    await todo!.getByLabel('New card').fill(title);
    await page.keyboard.press('Enter');
    await expect(todo!.getByRole('link', { name: title })).toBeVisible();
  }

  await todo!.getByRole('button', { name: 'Move Montar a barraca', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Montar a barraca is at position 1 of 2 in A fazer.')).toBeAttached();
  await moveDragged(page, 'ArrowRight', /Montar a barraca is at position 1 of 1 in Pronto/);
  await page.keyboard.press('Space');
  await expect(page.getByText('Montar a barraca was moved to Pronto.')).toBeVisible();
  await expect(done!.getByRole('link', { name: 'Montar a barraca' })).toBeVisible();

  const card = todo!.getByRole('link', { name: 'Levar o troco' });
  const to = await done!.boundingBox();
  // The pointer is beside the title, which then has the focus all the same.
  await todo!
    .getByRole('listitem')
    .filter({ hasText: 'Levar o troco' })
    .hover({ position: { x: 4, y: 4 } });
  // The page comes back under a pointer that has not moved since.
  await page.goBack();
  await expect(card).toBeHidden();
  await page.goForward();
  await expect(card).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(to!.x + 100, to!.y + 80, { steps: 12 });
  const dragged = page.getByText('Levar o troco', { exact: true }).last();
  await page.mouse.move(to!.x + 100, to!.y + to!.height + 80, { steps: 4 });
  await expect(dragged).toBeInViewport({ ratio: 1 });
  expect((await dragged.boundingBox())!.y).toBeGreaterThan(to!.y + to!.height);
  await page.mouse.move(to!.x + 100, to!.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText('Levar o troco was moved to Pronto.')).toBeVisible();
  await expect(done!.getByRole('link', { name: 'Levar o troco' })).toBeFocused();

  await page.reload();
  await expect(done!.getByRole('link')).toHaveCount(2);
  await expect(todo!.getByRole('link')).toHaveCount(0);

  await done!.getByRole('link', { name: 'Levar o troco' }).click();
  const dialog = page.getByRole('dialog', { name: 'Levar o troco' });
  await dialog.getByRole('button', { name: 'Add description' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('Notas de dois e de cinco');
  const description = dialog.getByRole('textbox', { name: 'Description' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The card closes at once, a moment before the address that a reload goes by.
  await expect(page).toHaveURL(/\/boards\/\w+$/);
  await page.reload();
  await done!.getByRole('link', { name: 'Levar o troco' }).click();
  await expect(description).toHaveText('Notas de dois e de cinco');
  await dialog.getByRole('button', { name: 'Save description' }).click();
  await expect(dialog.getByRole('button', { name: 'Edit description' })).toBeVisible();
  const isAsked = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  await (await isAsked).setFiles({ name: 'caixa.png', mimeType: 'image/png', buffer: png });
  const file = dialog.getByRole('button', { name: 'Save caixa.png' });
  await expect(file).toBeVisible();

  await page.reload();
  await expect(dialog.getByText('Notas de dois e de cinco')).toBeVisible();
  const isSaved = page.waitForEvent('download');
  await file.click();
  expect((await isSaved).suggestedFilename()).toBe('caixa.png');
  expect(problems).toEqual([]);
});

test('a card goes by keyboard past cards that are made only as they come into view', async ({
  page,
}) => {
  const problems = watched(page);
  const token = await startAs(page, 'Editor');
  await page.goto(await boardOf(page, token, 24));
  const column = page.getByRole('region', { name: 'Prateleira' });
  const last = column.getByRole('link', { name: 'Caixa 24' });
  await expect(column.getByRole('link', { name: 'Caixa 5', exact: true })).toBeVisible();
  await expect(last).not.toBeAttached();

  await column.getByRole('button', { name: 'Move Caixa 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    const said = page.getByText('Caixa 1 is at position 24 of 24 in Prateleira.');
    expect(await said.count()).toBe(1);
  }).toPass({ intervals: [100] });
  await expect(last).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Caixa 1 was moved to Prateleira.')).toBeVisible();

  await page.reload();
  const cards = column.getByRole('listitem');
  await expect(cards.first()).toContainText('Caixa 2');
  await column.getByLabel('New card').fill('Caixa 25');
  await page.keyboard.press('Enter');
  await expect(column.getByRole('link', { name: 'Caixa 25' })).toBeInViewport();
  await expect(cards.nth(-2)).toContainText(/Caixa 1$/);
  expect(problems).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a card that nothing pointed at before is taken by its handle, over a full column', async ({
    page,
  }) => {
    const token = await startAs(page, 'Editor');
    await page.goto(await boardOf(page, token, 3));
    await page.getByLabel('New column').fill('Balcão');
    await page.keyboard.press('Enter');
    const counter = page.getByRole('region', { name: 'Balcão' });
    await counter.getByLabel('New card').fill('Sacola');
    await page.keyboard.press('Enter');
    await expect(counter.getByRole('link', { name: 'Sacola' })).toBeVisible();
    await page.reload();

    const handle = page.getByRole('button', { name: 'Move Caixa 2', exact: true });
    const [from, to] = [await handle.boundingBox(), await counter.boundingBox()];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x: from!.x + 8, y: from!.y + 8 });
    await expect(async () => {
      for (const share of [0.3, 0.6, 0.9, 1]) {
        const x = from!.x + (to!.x + 190 - from!.x) * share;
        await touch('touchMove', { x, y: from!.y + 8 });
      }
      const said = page.getByText(/Caixa 2 is at position \d of \d in Balcão/);
      await expect(said).toBeAttached({ timeout: 3_000 });
    }).toPass();
    await touch('touchEnd');
    await expect(page.getByText('Caixa 2 was moved to Balcão.')).toBeVisible();
    await expect(counter.getByRole('listitem')).toHaveCount(2);
  });
});

test('the field of a new column is in sight beside three columns and an open menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startWith(page, { settings: JSON.stringify({ sidebarMode: 'full' }) });
  await startAs(page, 'Editor');
  await page.goto(`/boards/${seedId('boards', 1)}`);
  const field = page.getByRole('textbox', { name: 'New column' });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(add).toHaveCount(0);
  await field.click();
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('a column gets the name that is typed once Rename was chosen, by mouse or by keys', async ({
  page,
}) => {
  const token = await startAs(page, 'Editor');
  await page.goto(await boardOf(page, token, 0));
  const type = async (title: string) => {
    await page.keyboard.type(title, { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Actions for Prateleira' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await type('Balcão');
  await page.getByRole('button', { name: 'Actions for Balcão' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await type('Vitrine');
  await expect(page.getByRole('button', { name: 'Actions for Vitrine' })).toBeFocused();
});

test('columns of a board are whole in the list, and end in an ellipsis where they do not fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await startAs(page, 'Editor');
  await page.goto('/boards');
  const columns = page.getByText('A fazer · Em andamento · Em revisão · Concluído');
  const cut = await columns.evaluate((text) => {
    let box = text;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement!;
    const isCut = () => box.scrollWidth > box.clientWidth;
    const before = isCut();
    text.textContent = text.textContent.repeat(5);
    return [before, isCut(), getComputedStyle(box).textOverflow];
  });
  expect(cut).toEqual([false, true, 'ellipsis']);
});
