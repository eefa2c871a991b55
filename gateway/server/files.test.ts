import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadLimits } from '../config/limits.ts';
import { exe, formOf, pdf, png, zipOf } from '../testing/sample-files.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import { uploader } from '../testing/uploader.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway();
  token = await gateway.tokenFor('GUEST');
});
afterAll(() => gateway.stop());

const upload = (...given: Parameters<ReturnType<typeof uploader>>) => uploader(gateway)(...given);
const get = (url: string, headers = {}) =>
  gateway.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
const countContents = async () =>
  (await gateway.store.db.selectFrom('fileContents').select('id').execute()).length;

describe('POST /api/files', () => {
  it('keeps several files and says where they are', async () => {
    const { status, body } = await upload(
      [
        { name: 'foto.png', bytes: png, type: 'text/html' },
        { name: 'proposta.pdf', bytes: pdf },
      ],
      { token },
    );
    expect(status).toBe(201);
    expect(body.files).toMatchObject([
      { name: 'foto.png', type: 'image/png', isShared: false },
      { name: 'proposta.pdf', type: 'application/pdf' },
    ]);
  });

  const big = Buffer.concat([png, Buffer.alloc(uploadLimits.fileBytes)]);
  const six = Array.from({ length: 6 }, () => ({ name: 'a.png', bytes: png }));
  const fields = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, 'x']));
  const one = [{ name: 'a.png', bytes: png }];
  const noFields: Record<string, string> = {};
  it.each([
    ['a program called a picture', [{ name: 'a.png', bytes: exe }], noFields, 400, 'files.0'],
    ['a page', [{ name: 'a.html', bytes: '<html>', type: 'text/html' }], noFields, 400, 'files.0'],
    ['nothing in a file', [{ name: 'a.txt', bytes: '' }], noFields, 400, 'files.0'],
    ['no file', [], { a: 'b' }, 400, 'files'],
    ['a file that is too large', [...one, { name: 'b.png', bytes: big }], noFields, 413, 'files.1'],
    ['too many files', six, noFields, 413, 'files'],
    ['too many fields', one, fields, 413, 'fields'],
    ['a field that is too long', one, { note: 'x'.repeat(65 * 1024) }, 413, 'note'],
  ])('refuses %s and keeps nothing', async (_what, files, fields, ...[status, field]) => {
    const before = await countContents();
    const answer = await upload(files, { token, fields });
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(Object.keys(answer.body.fields!)).toEqual([field]);
    expect(await countContents()).toBe(before);
  });

  it('takes a file of exactly the size that is allowed', async () => {
    const bytes = Buffer.concat([png, Buffer.alloc(uploadLimits.fileBytes - png.length)]);
    const { status, body } = await upload([{ name: 'a.png', bytes }], { token });
    expect(status).toBe(201);
    expect((await get(body.files![0]!.url)).rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['a.zip', zipOf([{ name: 'a.txt', content: 'um texto' }])],
    ['a.png', png],
    ['nfe.xml', Buffer.from('<NFe><a>1</a></NFe>')],
  ])('refuses %s that was cut, and says so', async (name, bytes) => {
    const message = 'is incomplete: its end is missing';
    expect(await upload([{ name, bytes: bytes.subarray(0, -8) }], { token })).toEqual({
      status: 400,
      body: { message, fields: { 'files.0': message } },
    });
    expect((await upload([{ name, bytes }], { token })).status).toBe(201);
  });

  it('is for signed-in users, whatever is sent', async () => {
    const answer = await upload([{ name: 'a.png', bytes: png }]);
    expect(answer).toEqual({ status: 401, body: { message: 'Invalid Authorization token' } });
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data'])(
    'refuses what cannot be read as a form: %s',
    async (type) => {
      const answer = await gateway.call({
        url: '/api/files',
        body: '{"a":1}',
        token,
        headers: { 'content-type': type },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { files: expect.any(String) } },
      });
    },
  );

  it('refuses a form that ends in the middle', async () => {
    const { payload, headers } = await formOf([{ name: 'a.png', bytes: png }]);
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/files',
      payload: payload.subarray(0, -40),
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'could not be read', fields: { files: 'could not be read' } },
    ]);
  });

  it('keeps nothing of a sender who goes away, and is ready for the next', async () => {
    const before = await countContents();
    const address = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const { payload, headers } = await formOf([{ name: 'a.png', bytes: png }]);
    for (let time = 0; time < 5; time += 1) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `POST /api/files HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, -40));
      socket.end();
      await once(socket.resume(), 'close');
    }
    await expect.poll(async () => (await upload(one, { token })).status).toBe(201);
    expect(await countContents()).toBe(before + 1);
  });
});

describe('GET /files/:id', () => {
  const answers: [name: string, bytes: Buffer | string, headers: string[]][] = [
    ['foto da loja à vista.png', png, ['image/png', 'inline', 'foto da loja _ vista.png']],
    ['preços.csv', 'a;b', ['text/csv; charset=utf-8', 'attachment', 'pre_os.csv']],
    ['LEIA-ME.md', '# Olá', ['text/markdown; charset=utf-8', 'attachment', 'LEIA-ME.md']],
    [
      'velho.csv',
      Buffer.from('nome;preço', 'latin1'),
      ['text/csv; charset=windows-1252', 'attachment', 'velho.csv'],
    ],
    [
      'nota.txt',
      Buffer.from('\uFEFFOlá', 'utf16le'),
      ['text/plain; charset=utf-16', 'attachment', 'nota.txt'],
    ],
    ['a.pdf', pdf, ['application/pdf', 'attachment', 'a.pdf']],
    ['nfe.xml', '<NFe><a/></NFe>', ['application/xml', 'attachment', 'nfe.xml']],
    ['a.eml', 'From: a@example.test\n\nOi', ['message/rfc822', 'attachment', 'a.eml']],
  ];

  it.each(answers)('answers %s so that nothing in it runs', async (name, bytes, expected) => {
    const [type, shown, ascii] = expected as [string, string, string];
    const { body } = await upload([{ name, bytes, type: 'text/html' }], { token });
    const { url, name: kept } = body.files![0]!;
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, rawPayload.equals(Buffer.from(bytes))]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `${shown}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(kept)}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      vary: 'authorization',
    });
    const again = await get(url, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answers nobody who is not signed in, nor signed out since', async () => {
    const own = await gateway.tokenFor('GUEST');
    const { body } = await upload([{ name: 'a.png', bytes: png }], { token: own });
    const { url } = body.files![0]!;
    const open = (headers: object) => gateway.app.inject({ url, headers: { ...headers } });
    const authorization = `Bearer ${own}`;
    expect((await open({ authorization })).statusCode).toBe(200);
    expect((await open({})).statusCode).toBe(401);
    expect((await open({ cookie: `accessToken=${own}` })).statusCode).toBe(401);
    await gateway.graphql('mutation { logout(input: {}) { endedSessions } }', {}, own);
    expect((await open({ authorization })).statusCode).toBe(401);
  });

  it.each(['/files/none', '/files/..%2f..%2fpackage.json'])('has nothing at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
