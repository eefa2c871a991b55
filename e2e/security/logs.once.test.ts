import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../gateway/database/migrate.ts';
import { bearer } from '../../gateway/testing/identities.ts';
import { emptyDatabase, storeAt } from '../../gateway/testing/store-under-test.ts';
import { until } from '../../scripts/built-gateway.ts';
import { freePort, repository } from '../product.ts';

const EMAIL = 'pessoa@example.test';
const [PASSWORD, MAIL_PASSWORD] = ['uma senha bem longa', 'known-to-the-post'];
const SECRET = 'thirty-two bytes of secret, plus';

async function startProduction(databaseUrl: string) {
  const port = await freePort();
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'gateway/server/main.ts'], {
    cwd: repository,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PROFILE: 'production',
      JWT_SECRET: SECRET,
      LOGIN_DELAY_MS: '0',
      SMTP_URL: `smtp://post:${MAIL_PASSWORD}@127.0.0.1:1`,
    },
  });
  let output = '';
  for (const stream of [gateway.stdout, gateway.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  onTestFinished(async () => {
    if (gateway.exitCode !== null) return;
    gateway.kill();
    await once(gateway, 'exit');
  });
  const url = `http://localhost:${port}`;
  await until('the gateway is ready', async () => (await fetch(`${url}/readyz`)).ok);
  return {
    url,
    async stop() {
      gateway.kill();
      await once(gateway, 'exit');
      return output;
    },
  };
}

interface Line {
  level: number;
  reqId?: string;
  status?: number;
  msg: string;
}

it('the log of production is lines of JSON with the ids of the answers, and no secret in them', async () => {
  const databaseUrl = await emptyDatabase();
  const store = await storeAt(databaseUrl);
  await migrate(store);
  const { url, stop } = await startProduction(databaseUrl);
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, init);
    const id = answer.headers.get('x-request-id');
    return { id, status: answer.status, text: await answer.text() };
  };
  const post = (path: string, body: object, headers = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body), headers });
  const graphql = (query: string, token = '') =>
    post('/graphql', { query }, { 'content-type': 'application/json', ...bearer(token) });

  const credentials = { email: EMAIL, password: PASSWORD };
  const registered = await post('/api/auth/register', { ...credentials, username: 'Pessoa' });
  const { accessToken } = JSON.parse(registered.text) as { accessToken: string };
  const asked = [
    registered,
    await post('/api/auth/login', credentials),
    await post('/api/auth/login', { ...credentials, password: `${PASSWORD} wrong` }),
    await post('/api/auth/request-password-reset', { email: EMAIL }),
    await post('/api/auth/reset-password', { token: accessToken, password: PASSWORD }),
    await call(`/recuperar-senha?token=${accessToken}`),
    await call(`/files/none?password=${encodeURIComponent(PASSWORD)}`, {
      headers: bearer(accessToken),
    }),
    await graphql(`{ me(password: "${PASSWORD}") { id } }`, accessToken),
    await graphql(`{ me { id `, accessToken),
    await post('/api/auth/login', { password: PASSWORD.padEnd(2 * 1024 * 1024, 'x') }),
    await call(`/${'x'.repeat(9_000)}`),
    await call('/%E0%A4%A'),
  ];
  await sql`alter table todos rename to gone`.execute(store.db);
  await sql`drop table idempotency_keys`.execute(store.db);
  const broken = [
    await graphql('{ todos(first: 1) { totalCount } }', accessToken),
    await call('/api/records/todos', { headers: bearer(accessToken) }),
    await call('/api/todos.csv', { headers: bearer(accessToken) }),
    await post('/api/todo/add', { todo: { title: PASSWORD } }, bearer(accessToken)),
    await post('/api/auth/login', credentials, { 'idempotency-key': 'one' }),
  ];
  await Promise.all(Array.from({ length: 340 }, () => call('/api/none')));
  const refused = [await call('/api/none'), await graphql('{ me { id } }')];
  expect(asked.map(({ status }) => status)).toEqual([
    200, 200, 400, 200, 400, 200, 404, 400, 400, 413, 414, 400,
  ]);
  expect(broken.map(({ status }) => status)).toEqual([200, 500, 500, 500, 500]);
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);

  const output = await stop();
  const lines = output
    .slice(output.indexOf('\n{') + 1)
    .trim()
    .split('\n');
  const events = lines.map((line) => JSON.parse(line) as Line);
  const idsOf = (isMeant: (line: Line) => boolean) =>
    events.filter(isMeant).map(({ reqId }) => reqId);
  const answered = idsOf(({ msg }) => msg === 'answered');
  for (const { id } of [...asked, ...broken, ...refused]) expect(answered).toContain(id);
  const failed = idsOf(({ level }) => level === 50);
  for (const { id, text } of broken) {
    expect(failed).toContain(id);
    expect(text).toContain(id);
  }
  for (const line of lines) {
    for (const secret of [PASSWORD, MAIL_PASSWORD, SECRET, accessToken, EMAIL, repository]) {
      expect(line).not.toContain(secret);
    }
    expect(line).not.toMatch(/eyJ|#token=|(select|insert into|update|delete from) ["\\]/i);
    expect(line).not.toMatch(/(file:\/\/|[( "])\/(home|root|tmp|work|Users|dev|var|usr)\//);
  }
});
