import type { IncomingHttpHeaders } from 'node:http';
import { requestedLanguage } from '../errors/language.ts';
import { problem, problemText } from '../errors/problem.ts';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_UPSTREAM_WAIT_MS } from '../config/limits.ts';
import { invalid, notFound } from '../errors/errors.ts';
import { sentDown, sentUpstream } from './passed-headers.ts';

const NO_ANSWER = problem('went_wrong');
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

export const PASSED_ON = '/api/*';

interface Upstream {
  upstreamUrl: string | undefined;
  contextFor: (request: FastifyRequest) => Promise<unknown>;
  longestUpstreamWaitMs?: number;
}

/** `/api/*` calls without a row: streamed to the upstream (502 when it does not answer), or 404 without one. */
export async function passThrough(
  app: FastifyInstance,
  { upstreamUrl, contextFor, longestUpstreamWaitMs = LONGEST_UPSTREAM_WAIT_MS }: Upstream,
): Promise<void> {
  if (upstreamUrl === undefined) {
    app.all(PASSED_ON, () => {
      throw notFound('Call');
    });
    return;
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const times = { headersTimeout: longestUpstreamWaitMs, bodyTimeout: longestUpstreamWaitMs };
  await app.register(replyFrom, {
    base: upstreamUrl,
    disableRequestLogging: true,
    undici: { ...times, connect: { timeout: longestUpstreamWaitMs } },
  });
  app.route({
    method: METHODS,
    url: PASSED_ON,
    async handler(request, reply) {
      refuseBodyOfGet(request);
      await contextFor(request);
      return reply.from(request.url, {
        retryDelay: () => null,
        rewriteRequestHeaders: (_original, headers) => upstreamHeaders(request, headers),
        rewriteHeaders: (headers) => sentDown(headers, upstreamUrl),
        onError: (failed) => answerNoAnswer(failed as FastifyReply),
      });
    },
  });
}

function answerNoAnswer(reply: FastifyReply): void {
  const { request } = reply;
  void reply
    .code(502)
    .send({ message: problemText(NO_ANSWER, requestedLanguage(request.headers)) });
}

function refuseBodyOfGet({ method, body }: FastifyRequest): void {
  if (method === 'GET' && body !== undefined) throw invalid({ body: problem('not_with_get') });
}

function upstreamHeaders(request: FastifyRequest, headers: object): IncomingHttpHeaders {
  const { 'content-length': length, ...kept } = sentUpstream({ ...headers });
  return {
    ...kept,
    ...(request.body !== undefined && length !== undefined && { 'content-length': length }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.protocol,
  };
}
