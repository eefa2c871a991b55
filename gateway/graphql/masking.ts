import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { problemText } from '../errors/problem.ts';
import type { Context } from './context.ts';
import { INTERNAL_ERROR, isUnavailable, refusalIn } from '../errors/errors.ts';

/** Turns bugs into an internal error with the request id; each is logged once, whatever number of records it hit. */
export function masked(result: ExecutionResult, context: Context): ExecutionResult {
  if (!result.errors) return result;
  const logged = new Set<unknown>();
  return { ...result, errors: result.errors.map((error) => maskedError(error, context, logged)) };
}

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
    const { message, fields } = refusal.in(language);
    const extensions = { ...refusal.extensions, ...(fields && { fields }) };
    return located(error, { message, path, extensions, originalError: refusal });
  }
  logOnce('error', error.originalError ?? error);
  return located(error, {
    message: problemText(INTERNAL_ERROR, language),
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

/** Returns an error at the place in the document that another names, because graphql-jit gives it without nodes. */
function located(
  { locations }: GraphQLError,
  { message, ...options }: GraphQLErrorOptions & { message: string },
): GraphQLError {
  return Object.assign(new GraphQLError(message, options), locations && { locations });
}
