import { expect, test } from '@playwright/test';
import { BETWEEN_KEYS_MS, startAs, startWith, watched } from './watched.ts';

const A_PERSON = { delay: BETWEEN_KEYS_MS };

test.use({ locale: 'en-US' });

test('in a browser of the United States days and times are written as the product’s Portuguese does', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  await startWith(page, { settings: JSON.stringify({ language: 'pt-BR' }) });
  await page.goto('/calendar?view=week&day=2030-04-10&new=2030-04-10T22:00/2030-04-11T02:30');
  const first = page.getByLabel('Primeiro dia');
  const field = (label: string) => expect(page.getByLabel(label));
  await field('Primeiro dia').toHaveValue('10/04/2030');
  await field('Começa às').toHaveValue('22:00');
  await first.click();
  await page.keyboard.type('02/05/2030', A_PERSON);
  await field('Primeiro dia').toHaveValue('02/05/2030');
  await field('Último dia').toHaveValue('03/05/2030');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /, 2 de maio de 2030$/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await field('Primeiro dia').toHaveValue('03/05/2030');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /, 3 de maio de 2030$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByLabel('Começa às').click();
  await page.keyboard.type('9h', A_PERSON);
  await page.keyboard.press('Tab');
  await field('Começa às').toHaveValue('09:00');
  await first.click();
  await page.keyboard.type('qualquer dia', A_PERSON);
  await page.keyboard.press('Tab');
  await field('Primeiro dia').toHaveValue('qualquer dia');
  await expect(page.getByText(/^Digite uma data, como /)).toBeVisible();
  await first.click();
  await page.keyboard.type('27.11.2030', A_PERSON);
  await page.keyboard.press('Tab');
  await field('Primeiro dia').toHaveValue('27/11/2030');
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a day is chosen by targets that a finger hits', async ({ page }) => {
    await startAs(page, 'Editor');
    await page.goto('/calendar?view=day&day=2030-04-10');
    await page.getByRole('button', { name: 'Open calendar' }).click();
    const day = page.getByRole('button', { name: 'Friday, April 12, 2030' });
    const { width, height } = (await day.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await day.click();
    await expect(page).toHaveURL(/day=2030-04-12/);
  });
});
