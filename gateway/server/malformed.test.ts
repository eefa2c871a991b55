import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSIDE } from '../testing/inside.ts';
import { answerTo } from '../testing/raw-http.ts';
import { formOf } from '../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ environment: { UPSTREAM_URL: 'http://127.0.0.1:1' } });
  token = await gateway.tokenFor('SA');
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.stop());

const strange = ['constructor', '__proto__', 'toString', '%00', '%ED%A0%80', '%E0%A4%A', '%22'];

async function refuses(status: number, body: string) {
  expect(body).not.toMatch(INSIDE);
  expect(body).not.toContain('127.0.0.1');
  expect(body).not.toContain('Internal server error');
  expect(status).toBeLessThan(500);
}

const headers = () => `authorization: Bearer ${token}\r\nconnection: close\r\n`;

describe('an address with', () => {
  const addresses = strange.flatMap((name) => [
    `/${name}`,
    `/assets/${name}`,
    `/docs/${name}`,
    `/files/${name}`,
    `/api/invoices?id=${name}`,
    `/api/invoices?${name}=1&id[a]=1&id=2`,
    `/api/invoices/${name}.pdf`,
    `/api/invoices/x.pdf?language=${name}`,
    `/api/calendar/${name}.ics`,
    `/api/calendar.ics?timeZone=${name}`,
    `/api/customers.csv?columns=${name}`,
    `/api/customers.csv?lang=${name}`,
    `/api/customers.csv?filter=%7B%22text%22:%22${name}%22%7D`,
    `/api/customers.csv?filter=%7B%22${name}%22:1%7D`,
    `/api/customers.csv?sort=%7B%22field%22:%22${name}%22%7D`,
  ]);

  it.each(addresses)('%s is answered', async (url) => {
    const answer = await answerTo(
      gateway.app,
      `GET ${url} HTTP/1.1\r\nhost: a\r\n${headers()}\r\n`,
    );
    await refuses(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)![1]), answer);
  });
});

it('an address that cannot be read is refused as any, with the headers of any', async () => {
  for (const url of ['/%E0%A4%A', '/api/%ED%A0%80']) {
    const { statusCode, headers: sent, body } = await gateway.app.inject(url);
    expect(statusCode).toBe(400);
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['message', 'fields']);
    expect(sent['x-content-type-options']).toBe('nosniff');
  }
});

it('request ids are unique, in other processes too', async () => {
  const ids = new Set<string>();
  for (let time = 0; time < 2; time += 1) {
    const other = await startGateway({ isEmpty: true });
    other.app.get('/id', ({ id }) => id);
    for (let asked = 0; asked < 3; asked += 1) ids.add((await other.app.inject('/id')).body);
    await other.stop();
  }
  expect(ids.size).toBe(6);
});

describe('a request with', () => {
  it.each(['', 'a b', '[', 'a:b:c', '%%%', '\u0001', 'é', 'a@b', 'localhost:99999999'])(
    'the host %j is answered',
    async (host) => {
      for (const path of ['/healthz', '/', '/api/auth/profile']) {
        const answer = await answerTo(
          gateway.app,
          `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers()}\r\n`,
        );
        await refuses(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)![1]), answer);
      }
    },
  );

  it.each(['a,b', 'retaguarda.test,evil.test:80', 'a;b', "a'b", 'a=b', '(a)'])(
    'the host %j, which names none or two, is refused',
    async (host) => {
      for (const path of ['/healthz', '/', '/graphql']) {
        const answer = await answerTo(
          gateway.app,
          `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers()}\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      }
    },
  );

  it.each(['a', 'a-b.test:4000', 'my_host', '127.0.0.1:80', '[::1]:4000', 'localhost'])(
    'the host %j is taken',
    async (host) => {
      const answer = await answerTo(
        gateway.app,
        `GET /healthz HTTP/1.1\r\nhost: ${host}\r\n${headers()}\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  it.each([
    '\0\u0001garbage\r\n\r\n',
    'GET / HTTP/1.1\r\nhost: a\r\nno header\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    'POST /graphql HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  ])('bytes that are not HTTP is refused: %j', async (text) => {
    expect(await answerTo(gateway.app, text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

describe('a body', () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '[null]',
    '"x"',
    '1e999',
    '{"__proto__":{"id":1}}',
    '{"constructor":{"prototype":1},"query":"{me{id}}"}',
    '{"query":1}',
    '{"query":"{me{id}}","variables":[1]}',
    '{"query":"{me{id}}","operationName":"__proto__"}',
    '{"query":"query($t:String){customers(filter:{text:$t}){totalCount}}","variables":{"t":"\\u0000"}}',
    '{"query":"query($t:String){customers(filter:{text:$t}){totalCount}}","variables":{"t":"\\ud800"}}',
    `{"query":"{customers(first:1,after:\\"${cursorOf('\0')}\\",sort:{field:name,direction:ascending}){nodes{id}}}"}`,
    '{"id":"\\u0000","title":"\\ud800","name":"\\u0000","todoList":[null,{"id":{}}]}',
    '\u00ff\u00fe{',
  ];
  const calls = ['/graphql', '/api/invoices/add', '/api/todo/reorder', '/api/auth/login'];

  it.each(bodies)('%s is answered', async (payload) => {
    for (const url of calls) {
      const answer = await gateway.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      await refuses(answer.statusCode, answer.body);
    }
  });

  const part = (head: string, content: string) => `--b\r\n${head}\r\n\r\n${content}\r\n`;
  const file = (content: string, name = 'a.csv') =>
    part(`Content-Disposition: form-data; name="file"; filename="${name}"`, content);
  const field = (name: string, content: string) =>
    part(`Content-Disposition: form-data; name="${name}"`, content);
  it.each([
    '',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc',
    `${part('Content-Disposition: form-data', 'abc')}--b--\r\n`,
    `${field('__proto__', 'x')}${file('name\r\nx')}--b--\r\n`,
    `${field('constructor', 'x')}${file('')}--b--\r\n`,
    `${field('mapping', '[1]')}${file('name\r\nx')}--b--\r\n`,
    `${field('mapping', '{"name":"__proto__"}')}${file('name\r\nx')}--b--\r\n`,
    `${field('mapping', '{"__proto__":"name"}')}${file('constructor,__proto__\r\nx,y')}--b--\r\n`,
    `${field('mapping', '{"name":"name"}')}${file('name,constructor\r\na\0b,c\r\n"x', 'a\0.csv')}--b--\r\n`,
  ])('of a form is answered: %j', async (payload) => {
    for (const url of ['/api/files', '/api/customers.csv', '/api/customers.csv/preview']) {
      const type = 'multipart/form-data; boundary=b';
      const answer = await gateway.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
      await refuses(answer.statusCode, answer.body);
    }
  });

  it('of a file whose columns are called as every object has them is imported', async () => {
    const csv = 'constructor,__proto__,name,kind\r\nAna,x,Ana Prado,person\r\n';
    const mapping = JSON.stringify({ name: 'name', kind: 'kind' });
    const { payload, headers: typed } = await formOf([{ name: 'a.csv', bytes: csv }], { mapping });
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/customers.csv',
      payload,
      headers: { ...typed, authorization: `Bearer ${token}` },
    });
    expect(answer.body).toMatch(/"done":\{"rows":1,"made":1/);
  });
});

function cursorOf(value: string): string {
  return Buffer.from(JSON.stringify(['nameKey', value, 'x'])).toString('base64url');
}
