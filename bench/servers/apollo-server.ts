import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import type { Context } from '../../gateway/services/context.ts';
import { preparedGateway } from './prepared-gateway.ts';

const { schema, contextFor, announce } = await preparedGateway();

const server = new ApolloServer<Context>({ schema });
const { url } = await startStandaloneServer(server, {
  context: ({ req }) => contextFor(req.headers.authorization),
  listen: { port: 0, host: '127.0.0.1' },
});
await announce(url);
