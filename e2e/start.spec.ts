import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import type { Environment } from '../gateway/config/config.ts';
import {
  graphqlData,
  type Product,
  removeFolder,
  runNpm,
  signIn,
  type Start,
  startProduct,
  temporaryFolder,
} from './product.ts';

const production = { PROFILE: 'production', JWT_SECRET: randomBytes(32).toString('hex') } as const;

let folder: string;
let started: Product[];

test.beforeEach(() => {
  test.setTimeout(600_000);
  folder = temporaryFolder();
  started = [];
});

test.afterEach(async () => {
  for (const product of started) await product.stop('SIGKILL');
  removeFolder(folder);
});

const refused: [variable: string, problem: string, environment: Environment][] = [
  ['PORT', 'no number', { PORT: 'abc' }],
  ['PORT', 'too large', { PORT: '65536' }],
  ['JWT_SECRET', 'too short', { ...production, JWT_SECRET: 'x'.repeat(31) }],
  ['JWT_SECRET', 'missing in production', { PROFILE: 'production' }],
  ['PROFILE', 'unknown', { PROFILE: 'staging' }],
  ['DATABASE_URL', 'no server there', { DATABASE_URL: 'postgres://nobody@localhost:1/none' }],
];

for (const [variable, problem, environment] of refused) {
  test(`${variable} ${problem}: one line that names it, and exit code 1`, async () => {
    const { code, errorLines } = await runNpm(['start'], inFolder(environment));
    expect(errorLines).toEqual([expect.stringMatching(`^Retaguarda cannot start: ${variable} `)]);
    expect(code).toBe(1);
  });
}

test('a start of what is built builds nothing, and says where everything is and who signs in', async () => {
  const product = await start();
  const { version } = (await (await fetch(`${product.url}/healthz`)).json()) as { version: string };
  const lines = [
    `Retaguarda ${version} · demo profile · SQLite`,
    `  application  ${product.url}/`,
    `  GraphQL      ${product.url}/graphql`,
    `  playground   ${product.url}/playground`,
    `  REST         ${product.url}/api/*`,
    '  sign in as   sa@, admin@, editor@ or guest@retaguarda.test, password retaguarda',
  ];
  await expect.poll(product.output).toContain(`${lines.join('\n')}\n`);
  expect(product.output()).not.toContain('Building');
});

test('a port in use: one line that names PORT, and exit code 1', async ({ baseURL }) => {
  const { port } = new URL(baseURL!);
  const { code, errorLines } = await runNpm(['start'], inFolder({ PORT: port }));
  expect(errorLines).toEqual([
    expect.stringMatching(/^Retaguarda cannot start: PORT \d+ is in use/),
  ]);
  expect(code).toBe(1);
});

test('production has no demo data; an account made by the command signs in', async () => {
  const product = await start({ environment: production });
  expect(await signIn(product, 'sa@retaguarda.test')).toEqual({
    token: undefined,
    message: 'Invalid email or password',
  });
  expect(product.output()).toContain('SMTP_URL is not set: no mail can go out');
  expect(product.output()).not.toContain('/playground');
  const page = await (await fetch(`${product.url}/playground`)).text();
  expect(page).not.toContain('Retaguarda playground');

  const create = 'run account -- create --role SA --email Ana@Firma.test --password-stdin'.split(
    ' ',
  );
  const environment = inFolder();
  const made = await runNpm(create, { ...environment, input: 'correct horse\n' });
  expect(made).toMatchObject({ code: 0, errorLines: [] });
  const twice = await runNpm(create, { ...environment, input: 'correct horse\n' });
  expect(twice).toMatchObject({ code: 1, errorLines: [expect.stringContaining('Ana@Firma.test')] });

  expect((await signIn(product, 'ana@firma.test', 'wrong')).token).toBeUndefined();
  const { token } = await signIn(product, 'ana@firma.test', 'correct horse');
  expect(await invoiceIds(product, token)).toEqual([]);
});

test('a password that the account command makes is printed and signs in; the playground is for administrators', async ({
  page,
}) => {
  const made = await runNpm(
    'run account -- create --role EDITOR --email bia@firma.test'.split(' '),
    inFolder(),
  );
  const password = /: (\S+)\n$/.exec(made.stdout)?.[1] ?? '';
  const product = await start({ environment: { ...production, PLAYGROUND: 'on' } });
  expect(await signIn(product, 'bia@firma.test', password)).toEqual({
    token: expect.any(String),
    message: undefined,
  });
  await page.goto(`${product.url}/playground`);
  await expect(page.getByText('The playground is for administrators.')).toBeVisible();
});

test('--reset-demo restores the demo data, and production refuses it', async () => {
  const before = await start();
  const token = (await signIn(before, 'sa@retaguarda.test')).token;
  const ids = await invoiceIds(before, token);
  await graphqlData(before, `mutation { deleteInvoice(input: { id: "${ids[0]}" }) { id } }`, {
    token,
  });
  expect(await invoiceIds(before, token)).toHaveLength(ids.length - 1);
  await before.stop('SIGTERM');

  const after = await start({ flags: ['--reset-demo'] });
  const newToken = (await signIn(after, 'sa@retaguarda.test')).token;
  expect(await invoiceIds(after, newToken)).toEqual(ids);
  await after.stop('SIGTERM');

  const refusal = await runNpm(['start', '--', '--reset-demo'], inFolder(production));
  expect(refusal).toMatchObject({ code: 1, errorLines: [expect.stringContaining('--reset-demo')] });
});

test('SIGTERM: a request in flight is answered, then it exits with 0', async () => {
  const product = await start({ environment: { LOGIN_DELAY_MS: '1500' } });
  const signingIn = await requestInFlight(product);
  const startedAt = Date.now();
  const stopping = product.stop('SIGTERM');
  expect(await signingIn.answer).toEqual({ data: { login: { user: { role: 'SA' } } } });
  expect(await stopping).toBe(0);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await expect(fetch(`${product.url}/healthz`)).rejects.toThrow();
});

async function start({ environment, flags }: Start = {}): Promise<Product> {
  const product = await startProduct({ ...inFolder(environment), flags });
  started.push(product);
  return product;
}

/** Starts the repository's own build with a store in the test's folder. */
function inFolder(environment: Environment = {}): Start {
  return { environment: { DATABASE_URL: `file:${join(folder, 'retaguarda.db')}`, ...environment } };
}

async function invoiceIds(product: Product, token?: string): Promise<string[]> {
  const { invoices } = await graphqlData<{ invoices: { nodes: { id: string }[] } }>(
    product,
    '{ invoices(first: 100) { nodes { id } } }',
    { token },
  );
  return invoices.nodes.map(({ id }) => id);
}

/** Sends a sign-in until the gateway has read its headers, as its "100 Continue" says. */
async function requestInFlight({ url }: Product) {
  const input = '{ email: "sa@retaguarda.test", password: "retaguarda" }';
  const signingIn = request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(signingIn, 'response') as Promise<[IncomingMessage]>;
  signingIn.flushHeaders();
  await once(signingIn, 'continue');
  signingIn.end(JSON.stringify({ query: `mutation { login(input: ${input}) { user { role } } }` }));
  return { answer: answered.then(([response]) => json(response)) };
}
