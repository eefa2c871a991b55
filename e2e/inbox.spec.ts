import { expect, test } from '@playwright/test';
import { startAs, startWith, watched } from './watched.ts';

test('someone reads and answers a message by keyboard, and the draft outlasts a reload', async ({
  page,
}) => {
  const problems = watched(page);
  const subject = `Doca 3 ${Date.now()}`;

  await startAs(page, 'Editor');
  await page.goto('/inbox?compose=new');
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('marina');
  await page.getByRole('option', { name: 'Marina Duarte' }).click();
  await page.getByLabel('Subject', { exact: true }).fill(subject);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Amanhã às nove?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent to Marina Duarte.')).toBeVisible();
  await page.getByText('Sent', { exact: true }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('article').getByText('To: Marina Duarte')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Amanhã às nove?')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('accessToken'));

  await startAs(page, 'Super administrator');
  await page.goto('/inbox');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Amanhã às nove?')).toBeVisible();
  await page.keyboard.press('r');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('Combinado, j k r incluídos.');
  await page.reload();
  await expect(text).toHaveText('Combinado, j k r incluídos.');
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent to Luísa Camargo.')).toBeVisible();
  await expect(text).toBeHidden();
  await page.keyboard.press('#');
  await expect(page.getByText('1 message was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: subject })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a reply can be sent without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startAs(page, 'Super administrator');
  await page.goto('/inbox');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
});

/** HTML that the gateway would not let through. */
const dirty = `<p onclick="alert(1)">Carta<script>alert(1)</script></p><style>p { color: red }</style>
  <a href="javascript:alert(1)">um</a><a href="https://exemplo.test/a">outro</a>
  <form action="/x"><input name="a"></form><iframe src="https://exemplo.test"></iframe>
  <img src="https://exemplo.test/verao.png" alt="Rede" onerror="alert(1)">`;

test('a letter runs, asks and loads nothing, whatever it holds, until its pictures are asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', ({ message }) => asked.push(message()));
  await page.route('https://exemplo.test/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { message?: { message: string } } };
    if (body.data?.message) body.data.message.message = dirty;
    await route.fulfill({ response, json: body });
  });
  await startAs(page, 'Super administrator');
  await page.goto('/inbox');
  await page.getByRole('region', { name: 'Messages' }).getByRole('link').first().click();
  const letter = page.frameLocator('iframe').locator('body');
  await expect(letter.getByText('Carta')).toBeVisible();
  await expect(
    letter.locator('script, style, form, input, iframe, [onclick], [onerror]'),
  ).toHaveCount(0);
  expect(await letter.getByText('um').getAttribute('href')).toBeNull();
  await expect(letter.getByRole('link', { name: 'outro' })).toHaveAttribute('target', '_blank');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect(letter.getByRole('img', { name: 'Rede' })).toHaveAttribute('src', /verao/);
  await expect.poll(() => asked).toEqual(['https://exemplo.test/verao.png']);
});

for (const [language, width] of [
  ['en', 1440],
  ['pt-BR', 1440],
  ['pt-BR', 390],
] as const) {
  test(`the list stays where it is while messages are selected, in ${language} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startAs(page, 'Super administrator');
    await startWith(page, { settings: JSON.stringify({ language }) });
    await page.goto('/inbox');
    const list = page.getByRole('region', { name: /^(Messages|Mensagens)$/ }).getByRole('list');
    const top = async () => (await list.boundingBox())!.y;
    await expect(list).toBeVisible();
    const before = await top();
    await list.getByRole('checkbox').first().click();
    await expect(
      page.getByRole('button', { name: /^(Mark as read|Marcar como lida)$/ }),
    ).toBeVisible();
    expect(await top()).toBe(before);
    await page.getByRole('button', { name: /^(Select all|Selecionar todos)/ }).click();
    expect(await top()).toBe(before);
    await page.getByRole('button', { name: /^(Clear selection|Limpar seleção)$/ }).click();
    expect(await top()).toBe(before);
  });
}
