import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga } from 'graphql-yoga';
import { preparedGateway } from './prepared-gateway.ts';

const { schema, contextFor, announce } = await preparedGateway();

const yoga = createYoga({
  schema,
  context: ({ request }) => contextFor(request.headers.get('authorization') ?? undefined),
});
const server = createServer(yoga).listen(0, '127.0.0.1');
await once(server, 'listening');
await announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
