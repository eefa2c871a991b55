import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type FieldMessages,
  INTERNAL_ERROR,
  isBusy,
  isUnavailable,
  Refusal,
  refusalIn,
  retryAfterOf,
} from '../errors/errors.ts';
import { isMasked } from '../graphql/masking.ts';
import { requestedLanguage } from '../errors/language.ts';
import { problemText } from '../errors/problem.ts';

interface ErrorAnswer {
  status: number;
  message: string;
  code: string;
  fields?: FieldMessages | undefined;
  /** The request's id, only with an internal error: the log line with this id has the details. */
  requestId?: string;
  retryAfter?: number | undefined;
  limit?: string | undefined;
  /** The request for a second factor, where a right password is not enough to sign in. */
  secondFactor?: unknown;
}

/** A bug is logged here, once, and masked. */
export function errorAnswer(error: unknown, request: FastifyRequest): ErrorAnswer {
  const language = requestedLanguage(request.headers);
  const refusal = refusalIn(error);
  // An operation's own errors are logged already.
  if (error instanceof Refusal && isUnavailable(error) && !isBusy(error)) {
    request.log.warn({ err: error }, 'a request failed');
  }
  if (refusal) {
    const { status, code } = refusal;
    const { limit, secondFactor } = refusal.extensions as {
      limit?: string;
      secondFactor?: unknown;
    };
    const retryAfter = retryAfterOf(refusal);
    return { status, code, ...refusal.in(language), retryAfter, limit, secondFactor };
  }
  const { statusCode = 500, message } = error as Partial<FastifyError>;
  if (statusCode < 500) return { status: statusCode, message: message ?? '', code: 'INVALID' };
  if (!isMasked(error)) request.log.error({ err: error }, 'a request failed');
  const code = 'INTERNAL_SERVER_ERROR';
  return {
    status: statusCode,
    message: problemText(INTERNAL_ERROR, language),
    code,
    requestId: request.id,
  };
}

/** Answers errors by `{message, fields?}` with their status, on every route without a handler of its own. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, retryAfter, ...answer } = errorAnswer(error, request);
    const { message, fields, requestId, secondFactor } = answer;
    return retryLater(reply.code(status), retryAfter).send({
      message,
      fields,
      requestId,
      secondFactor,
    });
  });
}

export const retryLater = (reply: FastifyReply, seconds: number | undefined) =>
  seconds === undefined ? reply : reply.header('retry-after', String(seconds));
