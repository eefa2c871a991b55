import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CONTRACTS } from '../gateway/testing/contracts-sdl.ts';
import { askGraphql, freshCopy, type Product, removeFolder, startProduct } from './product.ts';
import { watched } from './watched.ts';

const FIELD = `
extend type Query {
  "A line under the name."
  slogan: String! @public
}
`;

const NOTICE = 'To keep it longer: npm run migration -- contracts';

/** The gateway starts anew while types are generated, which takes long on a machine under load. */
const afterRestart = { timeout: 120_000 };

const generated = ['client/generated/schema.ts', 'gateway/graphql/generated/resolvers.ts'];

let folder: string;
let product: Product | undefined;

test.beforeEach(() => {
  test.setTimeout(600_000);
  folder = freshCopy();
});

test.afterEach(async () => {
  await product?.stop('SIGKILL');
  removeFolder(folder);
});

test('npm run dev serves every page at one address; a field of the SDL is mocked and typed, a kind of record works; it stops whole', async ({
  page,
}) => {
  product = await startProduct({ folder, script: 'dev' });
  const named = () => /application {2}(\S+)\/\n/.exec(product!.output())?.[1];
  await expect.poll(named).toBeDefined();
  const url = named()!;

  const problems = watched(page);
  for (const [path, heading] of [
    ['/login', 'Sign in'],
    ['/docs', 'First steps'],
    ['/api/docs', 'Retaguarda REST'],
  ]) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await page.goto(`${url}/playground`);
  await expect(page.getByRole('tab', { name: 'SignIn' })).toBeVisible();
  expect(problems).toEqual([]);

  appendFileSync(join(folder, 'schema/accounts.graphql'), FIELD);
  const slogan = () => askGraphql<{ slogan: string }>({ url }, '{ slogan }').catch(() => undefined);
  await expect.poll(slogan, afterRestart).toEqual({ data: { slogan: expect.any(String) } });
  for (const file of generated) {
    const text = () => readFileSync(join(folder, file), 'utf8');
    await expect.poll(text, afterRestart).toContain('slogan');
  }

  writeFileSync(join(folder, 'schema/contracts.graphql'), CONTRACTS);
  await expect.poll(() => product!.output(), afterRestart).toContain(NOTICE);
  const token = await signedIn(url);
  const contracts = async (body?: object) => {
    const answer = await fetch(`${url}/api/records/contracts`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as unknown;
  };
  const made = await contracts({ name: 'Luz', supplier: 'Companhia', monthly: 12.5 });
  expect(await contracts()).toEqual([made]);
  await makeContract(page, url, token);
  expect(await product.stop('SIGINT')).toBe(0);
});

/** Uses the screens of a kind that is declared and nothing else. */
async function makeContract(page: Page, url: string, token: string): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem('accessToken', kept), token);
  await page.goto(`${url}/profile`);
  await page.getByRole('link', { name: 'Contracts' }).click();
  await expect(page.getByRole('link', { name: 'Luz' })).toBeVisible();
  await page.getByRole('link', { name: 'New contract' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Internet', { delay: 50 });
  await page.getByLabel('Supplier').pressSequentially('Rede', { delay: 50 });
  await page.getByLabel('Monthly').pressSequentially('99.9', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Internet', level: 1 })).toBeVisible();
  await expect(page.getByText('$ 99.90').first()).toBeVisible();
}

async function signedIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sa@retaguarda.test', password: 'retaguarda' }),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
