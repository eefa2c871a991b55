import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { preparedGateway } from './prepared-gateway.ts';

const BARE_POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'";

const { app, announce } = await preparedGateway();
const bare = join(import.meta.dirname, 'bare');

/** The bare page is sent in the same way as the product, over the same data. */
await app.register(fastifyStatic, {
  root: join(bare, 'assets'),
  prefix: '/bare/assets/',
  decorateReply: false,
  immutable: true,
  preCompressed: true,
  maxAge: '365d',
});
for (const [path, file] of [
  ['/bare/login', 'login.html'],
  ['/bare/*', 'index.html'],
] as const) {
  const document = readFileSync(join(bare, file), 'utf8');
  app.get(path, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': BARE_POLICY })
      .send(document),
  );
}
await announce(await app.listen({ port: 0, host: '127.0.0.1' }));
