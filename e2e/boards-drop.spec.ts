import { expect, test } from '@playwright/test';
import { boardOf } from './sampleBoard.ts';
import { startAs } from './watched.ts';

test('a card that is dropped below a short column comes at its end, at once or after a while', async ({
  page,
}) => {
  const token = await startAs(page, 'Editor');
  await page.goto(await boardOf(page, token, 3));
  await page.getByLabel('New column').fill('Saída');
  await page.keyboard.press('Enter');
  const [full, short] = ['Prateleira', 'Saída'].map((name) => page.getByRole('region', { name }));
  const steps = { 'Caixa 1': 12, 'Caixa 2': 2 };
  for (const card of Object.keys(steps) as (keyof typeof steps)[]) {
    const to = (await short!.boundingBox())!;
    await full!.getByRole('button', { name: `Move ${card}`, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + to.height + 120, { steps: steps[card] });
    await page.mouse.up();
    await expect(page.getByText(`${card} was moved to Saída.`)).toBeVisible();
  }
  await expect(short!.getByRole('listitem')).toContainText(['Caixa 1', 'Caixa 2']);
  const to = (await short!.boundingBox())!;
  await short!.getByRole('button', { name: 'Move Caixa 1', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height + 60, { steps: 8 });
  await page.mouse.up();
  await expect(short!.getByRole('listitem')).toContainText(['Caixa 2', 'Caixa 1']);
});

/** Runs in the page: moves the pointer and lets it go in one task, so that nothing is drawn in between. */
function dropAtOnce(handle: Element, { x, y }: { x: number; y: number }): void {
  for (const type of ['pointermove', 'pointerup']) {
    const event = { clientX: x, clientY: y, isPrimary: true, bubbles: true, pointerId: 1 };
    handle.dispatchEvent(new PointerEvent(type, event));
  }
}

test('a card that is dropped before its last move is drawn comes to where the pointer is', async ({
  page,
}) => {
  const token = await startAs(page, 'Editor');
  await page.goto(await boardOf(page, token, 3));
  await page.getByLabel('New column').fill('Saída');
  await page.keyboard.press('Enter');
  const [full, short] = ['Prateleira', 'Saída'].map((name) => page.getByRole('region', { name }));
  const to = (await short!.boundingBox())!;
  const handle = full!.getByRole('button', { name: 'Move Caixa 2', exact: true });
  const from = (await handle.boundingBox())!;
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 5, { steps: 3 });
  await expect(page.getByText(/Caixa 2 is at position|Picked up Caixa 2/)).toBeAttached();
  await handle.evaluate(dropAtOnce, { x: to.x + 60, y: to.y + to.height + 40 });
  await page.mouse.up();
  await expect(page.getByText('Caixa 2 was moved to Saída.')).toBeVisible();
  await expect(short!.getByRole('listitem')).toContainText(['Caixa 2']);
  await expect(full!.getByRole('listitem')).toContainText(['Caixa 1', 'Caixa 3']);
});
