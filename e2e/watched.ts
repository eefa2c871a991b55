import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Writes down what no page may do: console errors and warnings, exceptions, requests to another origin,
 * breaches of the content security policy.
 */
export function watched(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = hostname === 'localhost' || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) problems.push(`A request left the machine: ${request.url()}`);
  });
  return problems;
}

/** Signs in as a demo account by its button on the sign-in page. */
export async function signIn(page: Page, role: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: role, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

const accounts = {
  'Super administrator': 'sa',
  Administrator: 'admin',
  Editor: 'editor',
  Guest: 'guest',
};

/** Signs the demo account in before the page opens an address, as after an earlier visit. Resolves to its token. */
export async function startAs(page: Page, role: keyof typeof accounts): Promise<string> {
  return startBy(page, 'login', {
    email: `${accounts[role]}@retaguarda.test`,
    password: 'retaguarda',
  });
}

/** Does the same with a new account, which has nothing of its own yet. */
export async function startAsNewcomer(page: Page): Promise<string> {
  const username = `novo-${randomUUID()}`;
  const email = `${username}@retaguarda.test`;
  return startBy(page, 'register', { email, username, password: 'uma senha longa' });
}

async function startBy(page: Page, call: 'login' | 'register', data: object): Promise<string> {
  const answer = await page.request.post(`/api/auth/${call}`, { data });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const stored = await startWith(page, { accessToken });
  page.once('load', () => void stored.dispose());
  return accessToken;
}

/** Asks the gateway as the user of the page. */
export async function askAsUser<Data>(page: Page, query: string, variables = {}): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBe(undefined);
  return data;
}

/** The delay of a bad line. */
export const LATE_MS = 600;
/** The pause of someone who looks for each key. */
export const BETWEEN_KEYS_MS = 250;

/** Makes each answer come so many milliseconds later, as on a bad line. */
export async function answerLate(page: Page, latency: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [-1, -1];
  const line = { offline: false, latency, downloadThroughput, uploadThroughput };
  await client.send('Network.emulateNetworkConditions', line);
}

/** Lets nothing reach the gateway until the returned function is called. */
export async function takeGatewayAway(page: Page) {
  const isData = ({ pathname }: URL) => /^\/(graphql|healthz|api\/)/.test(pathname);
  await page.route(isData, (route) => route.abort('connectionrefused'));
  return () => page.unroute(isData);
}

/** Presses one key after another, with a pause after each. */
export const typeLikeAPerson = (field: Locator, text: string, msBetweenKeys: number) =>
  field.pressSequentially(text, { delay: msBetweenKeys });

/** Stores entries before the page's first line runs, as an earlier visit would have, until it is disposed of. */
export function startWith(page: Page, stored: Record<string, string>) {
  return page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}

/** Moves what is held by keyboard until the page says where it is. A key before it is measured is none yet. */
export async function moveDragged(
  page: Page,
  key: 'ArrowUp' | 'ArrowRight',
  said: string | RegExp,
) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached({ timeout: 3_000 });
  }).toPass();
}

/** Drags something by the mouse over another place, until the page says that it is there; then lets go. */
export async function dragTo(page: Page, [from, to]: [Locator, Locator], said: string | RegExp) {
  await from.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await to.boundingBox())!;
  await expect(async () => {
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await expect(page.getByText(said)).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await page.mouse.up();
}

/** Expects all of each element: its words fit, and nothing else is seen at its corners. */
export async function expectWhole(shown: Locator) {
  await expect(shown.first()).toBeVisible();
  await expect.poll(() => shown.evaluateAll(cutOff)).toEqual([]);
}

function cutOff(elements: Element[]): string[] {
  const inset = 6;
  const isWhole = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].map((y) => document.elementFromPoint(x, y)),
    );
    return (
      element.scrollWidth <= element.clientWidth && corners.every((at) => element.contains(at))
    );
  };
  return elements
    .filter((element) => !isWhole(element))
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

/** Waits until it is stored: it is drawn before. */
export async function createEvent(page: Page) {
  const isStored = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('createEvent'),
  );
  await page.getByRole('button', { name: 'Create event' }).click();
  await isStored;
}
