import { expect, test } from '@playwright/test';
import { startAs, watched } from './watched.ts';

test('someone writes to a contact by keyboard, is answered, and finds both after a reload', async ({
  page,
}) => {
  const problems = watched(page);
  const text = `O caminhão já saiu? ${Date.now()}`;
  await startAs(page, 'Super administrator');
  await page.goto('/chat');
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat\/\w+$/);
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Obrigada');
  await page.reload();
  await expect(field).toHaveValue(`${text}\nObrigada`);
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  const written = page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  await expect(written).toBeVisible();
  const answer = page
    .getByRole('log')
    .getByText(/Respondo com calma/)
    .last();
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(written).toHaveCount(1);
  await expect(answer).toBeVisible();
  expect(problems).toEqual([]);
});

test('what someone reads in the history stays where it is while an answer comes', async ({
  page,
}) => {
  await startAs(page, 'Super administrator');
  await page.goto('/chat');
  await page.getByRole('region', { name: 'Contacts' }).getByRole('link').nth(1).click();
  const field = page.getByRole('textbox', { name: /^Message to/ });
  const log = page.getByRole('log');
  const answers = log.getByText(/Respondo com calma/);
  const long = Array.from({ length: 12 }, (_, line) => `Linha ${line + 1}`).join('\n');
  for (let sent = 1; sent <= 3; sent += 1) {
    await field.fill(`Carta ${sent}\n${long}`);
    await field.press('Enter');
    await expect(log.getByText(`Carta ${sent}`)).toBeVisible();
  }
  const before = await answers.count();
  await log.getByText('Carta 1').scrollIntoViewIfNeeded();
  const place = (await log.getByText('Carta 1').boundingBox())!;
  await expect(async () => expect(await answers.count()).toBeGreaterThan(before)).toPass();
  const after = (await log.getByText('Carta 1').boundingBox())!;
  expect(Math.abs(after.y - place.y)).toBeLessThanOrEqual(1);
});

test('the contacts stay where they were scrolled to when one is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await startAs(page, 'Super administrator');
  await page.goto('/chat?list=all');
  const last = page.getByRole('region', { name: 'Contacts' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
});

test('offline on a phone leaves the field of a chat in view, under the bar that says so', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startAs(page, 'Super administrator');
  await page.goto('/chat');
  await page.getByRole('region', { name: 'Contacts' }).getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await expect(field).toBeInViewport({ ratio: 1 });
  await context.setOffline(true);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await expect(field).toBeInViewport({ ratio: 1 });
  const scrolls = () => document.documentElement.scrollHeight - window.innerHeight;
  expect(await page.evaluate(scrolls)).toBe(0);
});

test('what was written offline is sent after a reload, in order and once, by itself', async ({
  page,
  context,
}) => {
  const texts = ['Primeira', 'Segunda'].map((text) => `${text} ${Date.now()}`);
  await startAs(page, 'Super administrator');
  await page.goto('/chat');
  await page.getByRole('region', { name: 'Contacts' }).getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.focus();
  const room = page.url();
  await context.setOffline(true);
  for (const text of texts) {
    await field.fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Not sent')).toHaveCount(2);
  // The browser shows its own page.
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  await page.goto('/calendar');
  const outbox = () => page.evaluate(() => localStorage.getItem('chat-outbox'));
  await expect.poll(outbox).toBe('{"messages":[]}');
  await page.goto(room);
  const log = page.getByRole('log');
  for (const text of texts) await expect(log.getByText(text)).toHaveCount(1);
  const said = await log.getByRole('listitem').allTextContents();
  const places = texts.map((text) => said.findIndex((each) => each.includes(text)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  await expect(page.getByText('Not sent')).toHaveCount(0);
});
