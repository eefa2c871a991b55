import { expect, test } from '@playwright/test';
import { startAs } from './watched.ts';

const TEXT = 'Clientes inadimplentes com faturas vencidas, 21 de 254';

test('text is set in Inter from the own origin, and takes as much room before the font arrives', async ({
  page,
  baseURL,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin);
  });
  await startAs(page, 'Administrator');
  await page.goto('/clientes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.fonts.check('14px Inter'));
  // Only the letters of the product's languages, once, although the document and the sheet both name them.
  expect(fonts).toEqual([baseURL]);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(
    /^Inter, "Inter fallback"/,
  );
  const [own, before] = await page.evaluate((text) => {
    const line = document.createElement('span');
    line.textContent = text;
    line.style.whiteSpace = 'nowrap';
    document.body.append(line);
    const sizes = ['Inter', 'Inter fallback'].map((family) => {
      line.style.fontFamily = `"${family}"`;
      return line.getBoundingClientRect();
    });
    line.remove();
    return sizes.map(({ width, height }) => ({ width, height }));
  }, TEXT);
  expect(own!.width).toBeGreaterThan(100);
  expect(Math.abs(before!.width / own!.width - 1)).toBeLessThan(0.02);
  expect(Math.abs(before!.height - own!.height)).toBeLessThanOrEqual(1);
});
