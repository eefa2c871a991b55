import { expect, test } from '@playwright/test';
import { expectWhole, startAs, watched } from './watched.ts';

test('someone finds a project among the cards, opens it, and comes back to it by its address', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  await page.goto('/projects');
  await page.getByText('Cards', { exact: true }).click();
  await expect(page).toHaveURL(/as=cards/);
  const project = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  const name = await project.innerText();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await project.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('on a phone the page of a project shows the whole name of its owner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Editor');
  await page.goto('/projects?text=Garantia');
  await page.getByRole('link', { name: 'Garantia estendida' }).click();
  await expectWhole(page.getByRole('region', { name: 'Details' }).getByText('Helena Quirino'));
});
