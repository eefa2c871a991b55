import { expect, type Locator, test } from '@playwright/test';
import { dragByStart, event, instants, slot } from './calendarEvents.ts';
import { createEvent, startAs } from './watched.ts';

test.describe('abroad, where the clock changes too', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('in the calendar nine o’clock is the company’s and stays nine o’clock, wherever one is', async ({
    page,
    browser,
  }) => {
    await startAs(page, 'Editor');
    for (const day of ['2018-11-03', '2018-11-05']) {
      await page.goto(`/calendar?view=week&day=${day}&new=${day}T15:00/${day}T16:00`);
      await page.getByRole('textbox', { name: 'Title' }).fill(`Relógio ${day}`);
      await page.getByLabel('Starts at').fill('09:00');
      await createEvent(page);
      await expect(event(page, `Relógio ${day}`)).toBeVisible();
    }
    // São Paulo's clock goes forward in the night of the fourth: from three hours behind to two.
    expect(await instants(page, 'Relógio')).toEqual([
      '2018-11-03T12:00:00.000Z',
      '2018-11-05T11:00:00.000Z',
    ]);
    await page.goto('/calendar?view=week&day=2018-11-03');
    await event(page, /^Relógio 2018-11-03/).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    // The event has gone to the next week, and the focus with it.
    await expect(event(page, /Nov 4, 2018, 9:00/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText(/“Relógio 2018-11-03” was moved to Nov 4/)).toBeVisible();
    expect(await instants(page, 'Relógio')).toEqual([
      '2018-11-04T11:00:00.000Z',
      '2018-11-05T11:00:00.000Z',
    ]);
    for (const [timezoneId, zones] of [
      ['America/Sao_Paulo', 0],
      ['Asia/Tokyo', 1],
    ] as const) {
      const elsewhere = await browser.newPage({ timezoneId });
      await startAs(elsewhere, 'Editor');
      await elsewhere.goto('/calendar?view=agenda&day=2018-11-04&text=Relógio');
      for (const day of ['Nov 4', 'Nov 5']) {
        const name = new RegExp(`${day}, 2018, 9:00\\s–\\s10:00\\sAM`);
        await expect(event(elsewhere, name)).toBeVisible();
      }
      await expect(elsewhere.getByText(/^Time zone: Brasilia/)).toHaveCount(zones);
      await elsewhere.close();
    }
  });

  test('an event is drawn, dragged and made longer by the company’s hours', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    await startAs(page, 'Editor');
    // New York's clock goes forward on the tenth of March; São Paulo's stays.
    await page.goto('/calendar?view=week&day=2030-03-10');
    await slot(page, 'Sunday, March 10, 2030, 9:00 AM').click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Ronda');
    await createEvent(page);
    const tile = event(page, /^Ronda/);
    // A tile that moves to another day is drawn anew there.
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? Infinity;
    const isAt = async (when: string) =>
      Math.abs((await top(tile)) - (await top(slot(page, when)))) < 4;
    await expect.poll(() => isAt('Sunday, March 10, 2030, 9:00 AM')).toBe(true);
    expect(await instants(page, 'Ronda')).toEqual(['2030-03-10T12:00:00.000Z']);
    await dragByStart(tile, slot(page, 'Tuesday, March 12, 2030, 11:00 AM'));
    await expect(page.getByText(/“Ronda” was moved to Mar 12, 2030, 11:00/)).toBeVisible();
    await expect.poll(() => isAt('Tuesday, March 12, 2030, 11:00 AM')).toBe(true);
    await dragByStart(tile, slot(page, 'Sunday, March 10, 2030, 8:00 AM'));
    await expect(page.getByText(/“Ronda” was moved to Mar 10, 2030, 8:00/)).toBeVisible();
    await expect.poll(() => isAt('Sunday, March 10, 2030, 8:00 AM')).toBe(true);

    const { x, y, width, height } = (await tile.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 3);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height * 2 - 3, { steps: 5 });
    await page.mouse.up();
    await expect(event(page, /Mar 10, 2030, 8:00\s–\s10:00\sAM/)).toBeVisible();
    expect(await instants(page, 'Ronda')).toEqual(['2030-03-10T11:00:00.000Z']);
  });
});

test('an event of whole days stays on its days in another time zone', async ({ page, browser }) => {
  await startAs(page, 'Editor');
  await page.goto('/calendar?view=week&day=2030-04-10&new=2030-04-10T00:00/2030-04-12T00:00');
  await page.getByRole('textbox', { name: 'Title' }).fill('Feira de Páscoa');
  await expect(page.getByRole('checkbox', { name: 'All day' })).toBeChecked();
  await createEvent(page);
  await expect(event(page, /^Feira de Páscoa\s+Apr 10\s–\s11, 2030/)).toBeVisible();
  expect(await instants(page, 'Feira de Páscoa')).toEqual(['2030-04-10T00:00:00.000Z']);
  for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland']) {
    const elsewhere = await browser.newPage({ timezoneId });
    await startAs(elsewhere, 'Editor');
    await elsewhere.goto('/calendar?view=agenda&day=2030-04-11&text=Páscoa');
    await expect(event(elsewhere, /^Apr 10\s–\s11, 2030\s*Feira de Páscoa/)).toBeVisible();
    for (const day of ['2030-04-09', '2030-04-12']) {
      await elsewhere.goto(`/calendar?view=day&day=${day}&text=Páscoa`);
      await expect(elsewhere.getByText('0 events')).toBeVisible();
    }
    await elsewhere.goto('/calendar?view=week&day=2030-04-10');
    const tile = event(elsewhere, /^Feira de Páscoa/);
    const [bar, first, last] = await Promise.all([
      tile.boundingBox(),
      elsewhere.getByTitle('Wednesday, April 10, 2030').boundingBox(),
      elsewhere.getByTitle('Thursday, April 11, 2030').boundingBox(),
    ]);
    expect(Math.abs(bar!.x - first!.x)).toBeLessThan(4);
    expect(Math.abs(bar!.x + bar!.width - last!.x - last!.width)).toBeLessThan(4);
    await elsewhere.close();
  }
});
