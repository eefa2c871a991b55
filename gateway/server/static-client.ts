import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectFolder } from '../config/project.ts';
import { DAY_MS } from '../formats/days.ts';
import { pageHeaders, PLAYGROUND_POLICY } from '../http/headers.ts';
import { documentsOf, SCRIPT_NONCE } from './documents.ts';
import { pictures } from './pictures.ts';

const clientFolder = join(projectFolder, 'dist/client');
const ONE_YEAR_MS = 365 * DAY_MS;
const NONCE_PLACE = '__CSP_NONCE__';

export async function staticClient(
  app: FastifyInstance,
  { hasPlayground }: { hasPlayground: boolean },
): Promise<void> {
  await pageHeaders(app);
  const playground = readPage('playground/index.html');
  if (existsSync(clientFolder)) {
    await app.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      preCompressed: true,
      maxAge: ONE_YEAR_MS,
    });
    await app.register(pictures, { folder: join(clientFolder, 'pictures') });
  }
  if (hasPlayground) {
    app.get('/playground/', (_request, reply) => reply.redirect('/playground'));
    app.get('/playground', (_request, reply) =>
      sendPage(reply.header('content-security-policy', PLAYGROUND_POLICY), playground),
    );
  }
  const guide = readPage('docs/index.html');
  for (const [path, text] of Object.entries({
    '/api/docs': readPage('api-docs/index.html'),
    '/docs': guide,
    '/docs/*': guide,
    '/*': readPage('index.html'),
    ...documentsOf(clientFolder),
  })) {
    app.get(path, (_request, reply) => sendPage(reply, withNonces(text, reply.cspNonce)));
  }
}

const withNonces = (page: string, { style, script }: FastifyReply['cspNonce']) =>
  page.replaceAll(NONCE_PLACE, style).replaceAll(SCRIPT_NONCE, script);

function sendPage(reply: FastifyReply, page: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

function readPage(file: string): string {
  const path = join(clientFolder, file);
  return existsSync(path)
    ? readFileSync(path, 'utf8')
    : '<!doctype html><title>Retaguarda</title><p>The client is not built: run <code>npm start</code>.</p>';
}
