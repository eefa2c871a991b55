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

async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await to.hover({ position: { x: 12, y: 8 } });
  await page.mouse.up();
}

const slot = (page: Page, name: string) => page.getByRole('button', { name: `New event ${name}` });

test('a drag over the row of whole days makes an event of these days', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2031-05-14');
  const day = (name: string) => slot(page, `${name}, 2031, All day`);
  await drag(page, day('Thursday, May 15'), day('Tuesday, May 13'));
  await expect(page.getByLabel('First day')).toHaveValue('May 13, 2031');
  await expect(page.getByLabel('Last day')).toHaveValue('May 15, 2031');
  await expect(page.getByLabel('Starts at')).toBeHidden();
  await page.getByRole('textbox', { name: 'Title' }).fill('Balanço');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Balanço” was created.')).toBeVisible();
  await expect(event(page, /^Balanço.*May 13\s–\s15, 2031/)).toBeVisible();
});

test('an event is dragged from its hours to the whole days, and back', async ({ page }) => {
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2031-06-11&new=2031-06-11T09:00/2031-06-11T10:30');
  await page.getByRole('textbox', { name: 'Title' }).fill('Visita');
  await page.keyboard.press('Enter');
  const tile = event(page, /^Visita/);
  await expect(tile).toBeVisible();
  await drag(page, tile, slot(page, 'Thursday, June 12, 2031, All day'));
  await expect(page.getByText('“Visita” was moved to Jun 12, 2031.')).toBeVisible();
  const whole = event(page, /^Visita\s+Jun 12, 2031,/);
  await drag(page, whole, slot(page, 'Friday, June 13, 2031, 10:00 AM'));
  await expect(
    page.getByText(/“Visita” was moved to Jun 13, 2031, 10:00\s–\s11:00\sAM/),
  ).toBeVisible();
  await page.reload();
  await expect(event(page, /Jun 13, 2031, 10:00\s–\s11:00\sAM/)).toBeVisible();
});
