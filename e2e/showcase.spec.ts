import { expect, test } from '@playwright/test';
import { expectWhole, startAs, startWith, watched } from './watched.ts';

test('an example is reached by its address and its source copied, by keyboard alone', async ({
  page,
  context,
}) => {
  const problems = watched(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startAs(page, 'Guest');
  await page.goto('/material/table#ExpandableTable');
  const example = page.getByRole('region', { name: 'Expandable rows' });
  await expect(example.getByRole('table')).toBeVisible();
  await expect(example).toBeInViewport();

  await example.getByRole('button', { name: 'Code of “Expandable rows”' }).focus();
  await page.keyboard.press('Enter');
  const source = example.getByRole('region', { name: 'ExpandableTable.tsx' });
  await expect(source).toContainText('export function ExpandableTable()');

  await example.getByRole('tab', { name: 'ExpandableTable.tsx' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(example.getByRole('region', { name: 'ExpandableTable.graphql' })).toContainText(
    'query ExpandableTable',
  );
  await page.keyboard.press('Tab');
  await expect(example.getByRole('region', { name: 'ExpandableTable.graphql' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    example.getByRole('button', { name: 'ExpandableTable.graphql was copied' }),
  ).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('query ExpandableTable($filter: InvoiceFilter) {');
  expect(problems).toEqual([]);
});

test('an entry of a list is moved by keyboard alone, and it is announced', async ({ page }) => {
  const problems = watched(page);
  await startAs(page, 'Guest');
  await page.goto('/others/drag-and-drop#SortableList');
  const example = page.getByRole('region', { name: 'List', exact: true });
  const entries = example.getByRole('listitem');
  await example.getByRole('button', { name: 'Move Check the order' }).focus();
  await page.keyboard.press('Space');
  const announced = page.getByRole('status').filter({ hasText: 'Check the order' });
  await expect(announced).toHaveText(/Picked up|is at position 1 of 5/);
  await page.keyboard.press('ArrowDown');
  await expect(announced).toHaveText('Check the order is at position 2 of 5.');
  await page.keyboard.press('Space');
  await expect(entries).toHaveText([
    'Pack the items',
    'Check the order',
    'Print the label',
    'Hand it to the carrier',
    'Thank the customer',
  ]);
  expect(problems).toEqual([]);
});

for (const [address, cells] of [
  ['/material/table', { region: 'Ordenação', text: '$' }],
  ['/utilities/color', { region: 'Paleta', text: '--mantine-color' }],
] as const) {
  test(`on a phone ${address} breaks neither an amount nor a name in two`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
    await startAs(page, 'Super administrator');
    await page.goto(address);
    const shown = page
      .getByRole('region', { name: cells.region, exact: true })
      .getByRole('cell')
      .filter({ hasText: cells.text });
    await expect(shown.first()).toBeVisible();
    expect(await shown.evaluateAll(lineCounts)).toEqual([1]);
  });
}

test('on a phone the palette shows all its columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
  await startAs(page, 'Super administrator');
  await page.goto('/utilities/color');
  await expectWhole(page.getByRole('region', { name: 'Paleta' }).getByRole('columnheader'));
});

/** Returns the numbers of lines that the texts take, each number once. */
function lineCounts(cells: Element[]): number[] {
  const counts = cells.map((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.querySelector('code') ?? cell);
    return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size;
  });
  return [...new Set(counts)];
}

test('the panel from the bottom is as tall as its content', async ({ page }) => {
  await startAs(page, 'Guest');
  await page.goto('/material/dialog#SlideUpPanel');
  await page.getByRole('button', { name: 'Share catalog' }).click();
  const panel = page.getByRole('dialog', { name: 'Share catalog' });
  await expect(panel).toBeVisible();
  const { height: whole } = page.viewportSize()!;
  await expect
    .poll(async () => {
      const { y, height } = (await panel.boundingBox())!;
      return { isLow: height < whole / 2, isAtEdge: Math.abs(y + height - whole) < 2 };
    })
    .toEqual({ isLow: true, isAtEdge: true });
});
