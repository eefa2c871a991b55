import { expect, test } from '@playwright/test';
import { png } from '../gateway/testing/sample-files.ts';
import { startAs, watched } from './watched.ts';

test('someone writes with headings, fonts and an uploaded picture; what is dangerous is never shown', async ({
  page,
}) => {
  const problems = watched(page);
  await startAs(page, 'Editor');
  await page.goto('/forms/editor');
  const part = page.getByRole('region', { name: 'Text and HTML' });
  const text = part.getByRole('textbox', { name: 'Text' });
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await part.getByLabel('Paragraph style').selectOption('Heading 4');
  await page.keyboard.type('Feriados');
  await page.keyboard.press('Enter');
  await part.getByLabel('Font').selectOption('Serif');
  await part.getByLabel('Size', { exact: true }).selectOption('24 px');
  await part.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Fechado em 7 de setembro.');
  const written = text.getByText('Fechado em 7 de setembro.');
  await expect(written).toHaveCSS('font-size', '24px');

  await part.getByRole('button', { name: 'Image' }).click();
  const isAsked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a file' }).click();
  const file = { name: 'vitrine.png', mimeType: 'image/png', buffer: png };
  await (await isAsked).setFiles(file);
  await expect(text.getByRole('img', { name: 'vitrine.png' })).toHaveJSProperty('naturalWidth', 1);

  await part.getByText('HTML', { exact: true }).click();
  const source = part.getByLabel('HTML source');
  await expect(source).toHaveValue(/<h4>Feriados<\/h4>/);
  await expect(source).toHaveValue(/font-family: Georgia, Cambria, serif; font-size: 24px/);
  await expect(source).toHaveValue(/<img alt="vitrine.png" src="\/files\/[0-9a-f]{24}">/);

  const shown = page.getByRole('group', { name: 'Displayed result' });
  await page.getByLabel('Original HTML').fill(await source.inputValue());
  await expect(shown.getByText('Fechado em 7 de setembro.')).toHaveCSS('font-size', '24px');
  await expect(shown.getByRole('img', { name: 'vitrine.png' })).toHaveJSProperty('naturalWidth', 1);
  await page
    .getByLabel('Original HTML')
    .fill(
      '<p onclick=alert(1) style="position:fixed">a</p><img src=x onerror=alert(1)><script>1</script><img src="https://evil.test/a.png" alt="longe">',
    );
  await expect(shown.getByRole('link', { name: 'longe' })).toBeVisible();
  expect(await shown.innerHTML()).not.toMatch(/onclick|onerror|script|position/);
  expect(problems).toEqual([]);
});
