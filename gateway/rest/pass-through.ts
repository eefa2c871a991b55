import { requestedLanguage } from '../errors/language.ts';
import { problem, wordsOf } from '../errors/problem.ts';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/errors.ts';

const LONGEST_WAIT_MS = 15_000;
const NO_ANSWER = problem('went_wrong');

/** Never sent upstream: cookies, and what callers claim about proxies. */
const droppedHeaders = new Set(['cookie', 'forwarded', 'x-real-ip']);

/** `/api/*` calls without a row: streamed to the upstream (502 when it does not answer), or 404 without one. */
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
        failed
          .code(502)
          .send({ message: wordsOf(NO_ANSWER, requestedLanguage(failed.request.headers)) });
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
