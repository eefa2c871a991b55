import { expect, type Locator, type Page, test } from '@playwright/test';
import { askAsUser, startAs } from './watched.ts';

const event = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

async function expectBare(tile: Locator) {
  await expect(tile).toBeVisible();
  await expect
    .poll(() =>
      tile.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
}

for (const { rows, height, width } of [
  { rows: 4, height: 900, width: 1280 },
  { rows: 13, height: 900, width: 1280 },
  { rows: 13, height: 844, width: 390 },
]) {
  test(`of ${rows} rows of whole days all are reached at ${width} pixels, and none covers hours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await startAs(page, 'Editor');
    await page.goto('/calendar');
    const create =
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { activityId } }';
    const day = `2030-${width === 390 ? '09' : '08'}-${rows + 10}`;
    const [start, end] = [`${day}T00:00:00.000Z`, new Date(Date.parse(day) + 86_400_000)];
    for (let row = 1; row <= rows; row++) {
      const input = { title: `Feira ${row}.`, start, end, allDay: true };
      await askAsUser(page, create, { input });
    }
    const at = { start: `${day}T20:00:00.000Z`, end: `${day}T21:00:00.000Z` };
    await askAsUser(page, create, { input: { title: 'Conversa', ...at } });
    await page.goto(`/calendar?view=week&day=${day}`);
    await expectBare(event(page, /^Conversa/));
    for (const row of [rows, 1, rows]) {
      const tile = event(page, new RegExp(`^Feira ${row}\\.`));
      await tile.focus();
      await expectBare(tile);
    }
    await expectBare(event(page, /^Conversa/));
  });
}
