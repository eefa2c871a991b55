import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../graphql/errors.ts';

const LONGEST_WAIT_MS = 15_000;
const NO_ANSWER = { message: 'Something went wrong!' };

/** What an upstream is never told: cookies, and what callers say of the way that their request took. */
const droppedHeaders = new Set(['cookie', 'forwarded', 'x-real-ip']);

/**
 * Every `/api/*` call that no row answers. With an upstream it goes there as it is, body streamed, and its
 * answer comes back as it is; an upstream that does not answer is a 502. Without one it is a 404.
 */
export async function passThrough(
  app: FastifyInstance,
  { upstreamUrl }: { upstreamUrl: string | undefined },
): Promise<void> {
  if (upstreamUrl === undefined) {
    app.all('/api/*', () => {
      throw notFound('Call');
    });
    return;
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await app.register(replyFrom, {
    base: upstreamUrl,
    undici: { headersTimeout: LONGEST_WAIT_MS, bodyTimeout: LONGEST_WAIT_MS },
  });
  app.all('/api/*', (request, reply) =>
    reply.from(request.url, {
      rewriteRequestHeaders: (_original, headers) => upstreamHeaders(request, headers),
      rewriteHeaders: ({ 'set-cookie': _cookies, ...headers }) => headers,
      onError(failed, { error }) {
        request.log.warn({ err: error }, 'the upstream did not answer');
        failed.code(502).send(NO_ANSWER);
      },
    }),
  );
}

function upstreamHeaders<Headers extends object>(
  request: FastifyRequest,
  headers: Headers,
): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) => !droppedHeaders.has(name) && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  } as Headers;
}
