import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../graphql/context.ts';
import { checkTextLength } from '../graphql/document-rules.ts';
import { isObject } from '../rest/rest-input.ts';
import { errorAnswer, retryLater } from '../http/errors.ts';

/** Apollo Client reads the errors of a refused request under this type alone. */
const GRAPHQL_ANSWER = 'application/graphql-response+json';

interface GraphqlTransport {
  apollo: ApolloServer<Context>;
  contextFor: (request: FastifyRequest) => Promise<Context>;
}

/** Takes no queries by GET: a link must not act for whoever opens it. */
export async function graphqlRoute(app: FastifyInstance, { apollo, contextFor }: GraphqlTransport) {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setErrorHandler((error, request, reply) => {
    const { status, message, retryAfter, ...extensions } = errorAnswer(error, request);
    const isExpected = request.headers.accept?.includes(GRAPHQL_ANSWER);
    if (isExpected) void reply.type(`${GRAPHQL_ANSWER}; charset=utf-8`);
    const errors = [{ message, extensions: { ...extensions, retryAfter } }];
    return retryLater(reply.code(status), retryAfter).send({ errors });
  });
  app.post('/graphql', { config: { changes: hasMutation } }, async (request, reply) => {
    checkTextLength(queryIn(request.body));
    // The context is not made by Apollo Server, which would hide the error.
    const context = await contextFor(request);
    reply.header('cache-control', 'no-store');
    return fastifyApolloHandler(apollo, { context: async () => context }).call(app, request, reply);
  });
}

const hasMutation = ({ body }: FastifyRequest) => /\bmutation\b/.test(queryIn(body));

function queryIn(body: unknown): string {
  return isObject(body) && typeof body.query === 'string' ? body.query : '';
}
