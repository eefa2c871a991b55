import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../config/project.ts';
import { answerHeaders, pageHeaders } from '../http/headers.ts';
import { pictures } from './pictures.ts';

/** The folder that the build takes the pictures from. */
const folder = join(projectFolder, 'client/public/pictures');

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  answerHeaders(app);
  await app.register(async (pages) => {
    await pageHeaders(pages);
    await pages.register(pictures, { folder });
    pages.get('/*', (_request, reply) => reply.type('text/html').send('a page'));
  });
});
afterAll(() => app.close());

it('a picture is an SVG that runs nothing and loads nothing, whoever opens it', async () => {
  const { statusCode, headers, body } = await app.inject('/pictures/products/headphones.svg');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^<svg /);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=86400',
  });
});

it('a picture that was not changed is not sent again', async () => {
  const url = '/pictures/products/headphones.svg';
  const { headers } = await app.inject(url);
  const again = await app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
});

it.each(['/pictures/products/none.svg', '/pictures/products/', '/pictures/', '/pictures/products'])(
  '%s is no picture, and no page either',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

it.each([
  '/pictures/../../index.html',
  '/pictures/..%2f..%2findex.html',
  '/pictures/%2e%2e/%2e%2e/index.html',
  '/pictures/..%5c..%5cindex.html',
])('%s does not leave the folder', async (url) => {
  expect((await app.inject(url)).body).not.toContain('<script');
});
