import { type ExecutionResult, GraphQLError } from 'graphql';
import { refusalSaidIn, saidIn } from '../refusal-words.ts';
import type { Context } from './context.ts';
import { INTERNAL_ERROR, isUnavailable, refusalIn } from './errors.ts';

/**
 * A result in which a bug shows as an internal error with the request's id; the log has the whole of it,
 * once, however many records it came to light in.
 */
export function masked(result: ExecutionResult, context: Context): ExecutionResult {
  if (!result.errors) return result;
  const logged = new Set<unknown>();
  return { ...result, errors: result.errors.map((error) => maskedError(error, context, logged)) };
}

/** Whether an error is one that was masked, and logged, here. */
export function isMasked(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.requestId !== undefined;
}

function maskedError(
  error: GraphQLError,
  { log, requestId, language }: Context,
  logged: Set<unknown>,
): GraphQLError {
  const { path } = error;
  const refusal = refusalIn(error);
  const logOnce = (level: 'warn' | 'error', err: Error) => {
    if (!logged.has(err)) log[level]({ err, path }, 'an operation failed');
    logged.add(err);
  };
  if (refusal) {
    if (isUnavailable(refusal)) logOnce('warn', refusal);
    const { message, fields } = refusalSaidIn(language, refusal);
    const extensions = { ...refusal.extensions, ...(fields && { fields }) };
    return new GraphQLError(message, { path, extensions, originalError: refusal });
  }
  logOnce('error', error.originalError ?? error);
  return new GraphQLError(saidIn(language, INTERNAL_ERROR), {
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}
