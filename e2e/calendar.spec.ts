import { expect, type Locator, test } from '@playwright/test';
import { dragByStart, event, instants, slot } from './calendarEvents.ts';
import { askAsUser, createEvent, expectWhole, startAs, startWith, watched } from './watched.ts';

test('in the calendar someone draws an event, moves it, takes that back and makes it longer', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-02-12');
  const from = slot(page, 'Tuesday, February 12, 2030, 2:00 PM');
  const to = slot(page, 'Tuesday, February 12, 2030, 3:30 PM');
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Starts at')).toHaveValue('2:00 PM');
  await expect(dialog.getByLabel('Ends at')).toHaveValue('4:00 PM');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Ensaio da banda');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Ensaio da banda” was created.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await event(page, /^Ensaio da banda/).dragTo(slot(page, 'Thursday, February 14, 2030, 1:00 PM'));
  await expect(page.getByText(/“Ensaio da banda” was moved to Feb 14/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const asDrawn = event(page, /Feb 12, 2030, 2:00\s–\s4:00\sPM/);
  await expect(asDrawn).toBeVisible();

  const tile = (await asDrawn.boundingBox())!;
  const [x, lowerEdge] = [tile.x + tile.width / 2, tile.y + tile.height - 3];
  await page.mouse.move(x, lowerEdge);
  await page.mouse.down();
  await page.mouse.move(x, lowerEdge + (tile.height * 3) / 4, { steps: 5 });
  await page.mouse.up();
  const longer = event(page, /Feb 12, 2030, 2:00\s–\s5:30\sPM/);
  await expect(longer).toBeVisible();

  await page.reload();
  await expect(longer).toBeVisible();
  expect(await instants(page, 'Ensaio da banda')).toEqual(['2030-02-12T17:00:00.000Z']);
  expect(problems).toEqual([]);
});

test('a night is drawn in its hours, and moves by what is dragged of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-04-17&new=2030-04-17T23:00/2030-04-18T02:00');
  await page.getByRole('textbox', { name: 'Title' }).fill('Balanço da noite');
  await createEvent(page);
  const tiles = event(page, /^Balanço da noite/);
  await expect(tiles).toHaveCount(2);
  await dragByStart(tiles.nth(1), slot(page, 'Thursday, April 18, 2030, 3:00 AM'));
  await expect(page.getByText(/“Balanço da noite” was moved to/)).toBeVisible();
  expect(await instants(page, 'Balanço da noite')).toEqual(['2030-04-18T05:00:00.000Z']);
  await expect(tiles).toHaveCount(1);
});

test('an event of several days moves by the day that it is taken by', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-07-08&new=2030-07-08T00:00/2030-07-11T00:00');
  await page.getByRole('textbox', { name: 'Title' }).fill('Congresso do varejo');
  await createEvent(page);
  const tile = event(page, /^Congresso do varejo/);
  const takeByWednesdayTo = async (target: Locator) => {
    const { width, height } = (await tile.boundingBox())!;
    const sourcePosition = { x: (width * 5) / 6, y: height / 2 };
    await tile.dragTo(target, { sourcePosition });
  };
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(event(page, /^Congresso do varejo\s+Jul 8\s–\s10, 2030/)).toBeVisible();
  };

  await takeByWednesdayTo(page.getByRole('button', { name: /July 11, 2030, All day$/ }));
  await expect(page.getByText(/was moved to Jul 9\s–\s11, 2030/)).toBeVisible();
  await undo();
  await page.goto('/calendar?day=2030-07-08');
  await takeByWednesdayTo(page.getByRole('button', { name: /July 18, 2030$/ }));
  await expect(page.getByText(/was moved to Jul 16\s–\s18, 2030/)).toBeVisible();
  await undo();
});

test('an event of an hour says its place, and opening it leaves the hours where they stand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-05-07&new=2030-05-07T13:00/2030-05-07T14:00');
  await page.getByRole('textbox', { name: 'Title' }).fill('Reunião com os fornecedores da feira');
  await page.getByRole('textbox', { name: 'Location' }).fill('Sala dos fundos');
  await createEvent(page);
  const tile = event(page, /^Reunião com os fornecedores/);
  await expect(tile).toBeVisible();
  const [around, place] = await Promise.all([
    tile.boundingBox(),
    tile.getByText('Sala dos fundos', { exact: true }).boundingBox(),
  ]);
  expect(place!.y + place!.height).toBeLessThanOrEqual(around!.y + around!.height);

  await page.reload();
  const before = await tile.boundingBox();
  await tile.click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect((await tile.boundingBox())?.y).toBe(before?.y);
});

test('the hours of a day begin below its whole days, which say so while the hours scroll', async ({
  page,
}) => {
  await startAs(page, 'Editor');
  for (const times of ['2030-06-12T00:00/2030-06-13T00:00', '2030-06-12T07:00/2030-06-12T08:00']) {
    await page.goto(`/calendar?view=day&day=2030-06-12&new=${times}`);
    await page.getByRole('textbox', { name: 'Title' }).fill(`Feriado ${times}`);
    await createEvent(page);
    await expect(event(page, `Feriado ${times}`)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.reload();
  const label = page.getByRole('main').getByText('All day', { exact: true });
  await expect(label).toBeInViewport();
  await expectWhole(event(page, /^Feriado/));
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect(event(page, /7:00/)).not.toBeInViewport();
  await expect(label).toBeInViewport();
});

test('the calendar fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Editor');
  for (const view of ['month', 'week']) {
    await page.goto(`/calendar?view=${view}&day=2030-05-07`);
    const last = page.getByRole('main').getByText('Sat', { exact: true });
    await expect(last).toBeVisible();
    const { x, width } = (await last.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  }
  const create =
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { activityId } }';
  for (let minute = 10; minute < 24; minute++) {
    const [start, end] = [15, 16].map((hour) => `2030-05-08T${hour}:${minute}:00.000Z`);
    await askAsUser(page, create, { input: { title: 'Plantão', start, end } });
  }
  for (const [language, more] of Object.entries({ en: '+11 more', 'pt-BR': 'mais 11' })) {
    await startWith(page, { settings: JSON.stringify({ language }) });
    await page.goto('/calendar?view=month&day=2030-05-08');
    const isOneLine = (button: Element) => button.scrollHeight <= button.clientHeight;
    expect(await page.getByRole('button', { name: more }).evaluate(isOneLine)).toBe(true);
  }
});

test('a phone opens the agenda, and the whole form at an hour', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Editor');
  await page.goto('/calendar?day=2030-10-07');
  await expect(page.getByRole('radio', { name: 'Agenda' })).toBeChecked();
  await page.goto('/calendar?view=day&day=2030-10-07');
  await slot(page, 'Monday, October 7, 2030, 9:00 AM').click();
  await expect(page.getByRole('textbox', { name: 'Location' })).toBeVisible();
});

test('while an event is dragged it shows its new time, and Escape leaves it where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-10-15&new=2030-10-15T10:00/2030-10-15T10:45');
  // The event of an earlier try has another title.
  const title = `Entrega ${test.info().retry}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await createEvent(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  const tile = event(page, new RegExp(`^${title}`));
  const grab = async () => {
    const { x, y } = (await tile.boundingBox())!;
    await page.mouse.move(x + 12, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 20, { steps: 3 });
    await page.mouse.move(x + 12, y + 22, { steps: 3 });
  };
  await grab();
  await expect(page.getByText(/^10:15\s–\s11:00\sAM$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText(/^10:15\s–\s11:00\sAM$/)).toBeHidden();
  await expect(tile).toHaveAccessibleName(/Oct 15, 2030, 10:00\s–\s10:45\sAM/);
  await grab();
  await page.mouse.up();
  await expect(tile).toHaveAccessibleName(/Oct 15, 2030, 10:15\s–\s11:00\sAM/);
});

for (const [view, name] of [
  ['month', 'Saturday, November 30, 2030'],
  ['week', /^New event Saturday, November 30, 2030, 11:30\sPM$/],
  ['day', /^New event Saturday, November 30, 2030, 11:30\sPM$/],
] as const) {
  test(`in the ${view} a slot in the last corner opens its form on the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startAs(page, 'Editor');
    await page.goto(`/calendar?view=${view}&day=2030-11-30`);
    const corner = page.getByRole('button', { name });
    await corner.scrollIntoViewIfNeeded();
    await corner.focus();
    await page.keyboard.press('Enter');
    await expectWhole(page.getByRole('dialog'));
    await page.keyboard.type('Fecho', { delay: 50 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(corner).toBeFocused();
  });
}

for (const view of ['week', 'day']) {
  test(`the ${view} is as high as the window, and its head stays`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await startAs(page, 'Editor');
    await page.goto(`/calendar?view=${view}&day=2030-12-10`);
    const hour = slot(page, 'Tuesday, December 10, 2030, 9:00 AM');
    await expect(hour).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    await hour.hover();
    await page.mouse.wheel(0, 2_000);
    await expect(slot(page, 'Tuesday, December 10, 2030, 11:30 PM')).toBeInViewport();
    await expect(page.getByRole('main').getByText('All day', { exact: true })).toBeInViewport();
  });
}
