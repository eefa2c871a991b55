import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { askAsUser, startAs, startAsNewcomer } from './watched.ts';

/** Lets the counts, which every page asks for now and then, be asked for once: what comes later comes by the socket. */
async function withoutPolling(page: Page): Promise<string[]> {
  const asked: string[] = [];
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'ShellCounts') asked.push(operationName);
    else if (!isFirst) return;
    isFirst &&= operationName !== 'ShellCounts';
    await route.continue();
  });
  return asked;
}

/** Opens an address; resolves once the page follows changes. */
async function follow(page: Page, address: string): Promise<void> {
  const followed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('cursor')),
    );
  await page.goto(address);
  await followed;
}

const CREATE_CUSTOMER =
  'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }';
const CREATE_EVENT =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';

async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await startAs(page, 'Administrator');
  await page.goto('/profile');
  return page;
}

test('a page shows what somebody else does, and asks for nothing else', async ({
  page,
  browser,
}) => {
  const other = await another(await browser.newContext());
  await startAsNewcomer(page);
  const asked = await withoutPolling(page);
  await follow(page, '/clientes?text=Ao%20vivo');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  asked.length = 0;
  const [start, end] = ['2031-03-03T12:00:00.000Z', '2031-03-03T13:00:00.000Z'];
  await askAsUser(other, CREATE_EVENT, { input: { title: 'Ao vivo', start, end } });
  await askAsUser(other, CREATE_CUSTOMER, { input: { name: 'Ao vivo Ltda', kind: 'company' } });
  await expect(page.getByRole('link', { name: /Ao vivo Ltda/ })).toBeVisible();
  expect(asked).toContain('CustomersPage');
  expect(asked.filter((name) => !/^Customer|^NearTexts/.test(name))).toEqual([]);
  await other.context().close();
});

test('the tabs of a person share a socket, which another takes over when one is closed', async ({
  context,
  page,
  browser,
}) => {
  const other = await another(await browser.newContext());
  await startAsNewcomer(page);
  await follow(page, '/calendar?view=week&day=2031-03-05');
  const second = await context.newPage();
  await withoutPolling(second);
  const sockets: string[] = [];
  second.on('websocket', (socket) => sockets.push(socket.url()));
  await second.goto('/calendar?view=week&day=2031-03-05');
  await expect(second.getByRole('heading', { name: 'Mar 2 – 8, 2031' })).toBeVisible();
  const add = (title: string, hour: number) =>
    askAsUser(other, CREATE_EVENT, {
      input: {
        title,
        start: `2031-03-05T${hour}:00:00.000Z`,
        end: `2031-03-05T${hour + 1}:00:00.000Z`,
      },
    });
  const event = (name: string) => second.getByRole('main').getByRole('link', { name });
  await expect(async () => {
    await add('Pelo primeiro', 12);
    await expect(event('Pelo primeiro').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(sockets).toEqual([]);

  const taken = second.waitForEvent('websocket');
  await page.close();
  const socket = await taken;
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('cursor'));
  await add('Pelo segundo', 15);
  await expect(event('Pelo segundo')).toBeVisible();
  await other.context().close();
});

test('a page says that live updates are paused, and shows what was missed once they go on', async ({
  page,
  browser,
}) => {
  const other = await another(await browser.newContext());
  await startAsNewcomer(page);
  let isBroken = true;
  await page.routeWebSocket('**/graphql', (socket) => {
    if (isBroken) void socket.close({ code: 1013 });
    else socket.connectToServer();
  });
  await page.goto('/clientes?text=Em%20pausa');
  const notice = page.getByText('Live updates paused');
  await expect(notice).toBeVisible();
  await askAsUser(other, CREATE_CUSTOMER, { input: { name: 'Em pausa Ltda', kind: 'company' } });
  isBroken = false;
  await expect(notice).toBeHidden({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: /Em pausa Ltda/ })).toBeVisible();
  await other.context().close();
});

test('a session that is ended elsewhere leads to the sign-in', async ({ page, browser }) => {
  const token = await startAs(page, 'Guest');
  await follow(page, '/clientes');
  const elsewhere = await browser.newContext();
  const answer = await elsewhere.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: 'mutation { logout(input: {}) { endedSessions } }' },
  });
  expect(answer.ok()).toBe(true);
  await page.waitForURL(/\/login/);
  await elsewhere.close();
});
