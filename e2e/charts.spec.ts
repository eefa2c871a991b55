import { expect, test } from '@playwright/test';
import { startAs, startWith } from './watched.ts';

const pages = ['charts/echarts', 'home?period=90d', 'vendas?as=forecast'];

for (const width of [1440, 390]) {
  test(`charts name their axes whole, and their tables show each row, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startAs(page, 'Super administrator');
    for (const path of pages) {
      await page.goto(`/${path}`);
      const charts = page.getByRole('figure');
      await expect(charts.first().locator('svg').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect({ path, cut: await page.evaluate(cutNames) }).toEqual({ path, cut: [] });
      for (const chart of await charts.all()) {
        const table = chart.getByRole('table');
        if (!(await table.isVisible())) await chart.locator('summary').click();
        await expect(table).toBeVisible();
      }
      expect({ path, hidden: await page.evaluate(hiddenRows) }).toEqual({ path, hidden: [] });
    }
  });
}

test('charts have room for each name of their axes on a phone, in Portuguese', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
  await startAs(page, 'Super administrator');
  for (const path of ['charts/echarts', 'home?period=year']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('figure').first().locator('svg text').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect({ path, crowded: await page.evaluate(crowdedNames) }).toEqual({ path, crowded: [] });
  }
});

test('what hangs below the line is whole in the breadcrumb', async ({ page }) => {
  await startAs(page, 'Super administrator');
  await page.goto('/projects/new');
  const last = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
  await expect(last).toHaveText('Projects');
  const { line, room } = await last.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { line: range.getBoundingClientRect().height, room: element.clientHeight };
  });
  expect(room).toBeGreaterThanOrEqual(line);
});

/** Returns words of charts that reach beyond the picture that they are drawn in. */
function cutNames(): string[] {
  return [...document.querySelectorAll('figure svg text')].flatMap((text) => {
    const picture = text.closest('svg')!.getBoundingClientRect();
    const { left, top, right, bottom } = text.getBoundingClientRect();
    const isWhole =
      left >= picture.left - 1 &&
      right <= picture.right + 1 &&
      top >= picture.top - 1 &&
      bottom <= picture.bottom + 1;
    return isWhole ? [] : [text.textContent];
  });
}

/** Returns names below a chart that nearly touch the one before, or stand further from it than others do. */
function crowdedNames(): string[] {
  return [...document.querySelectorAll('figure svg')].flatMap((picture) => {
    const names = [...picture.querySelectorAll('text[text-anchor=middle], text[class*=name]')];
    const boxes = names.map((name) => name.getBoundingClientRect());
    const lowest = Math.max(...boxes.map(({ bottom }) => Math.round(bottom)));
    const line = names.filter((_, at) => Math.round(boxes[at]!.bottom) === lowest);
    const middles = line.map((name) => {
      const { left, right } = name.getBoundingClientRect();
      return (left + right) / 2;
    });
    const steps = middles.slice(1).map((middle, at) => middle - middles[at]!);
    return line.slice(1).flatMap((name, at) => {
      const gap = name.getBoundingClientRect().left - line[at]!.getBoundingClientRect().right;
      const leastGap = name.textContent.includes(' ') ? 8 : 4;
      return gap < leastGap || steps[at]! > Math.min(...steps) * 1.5 ? [name.textContent] : [];
    });
  });
}

/** Returns rows of the figures that can be seen only by scrolling within their table. */
function hiddenRows(): string[] {
  return [...document.querySelectorAll('figure tbody tr')].flatMap((row) => {
    const room = row.closest('[role=group]')!.getBoundingClientRect();
    return row.getBoundingClientRect().bottom > room.bottom + 1 ? [row.textContent] : [];
  });
}
