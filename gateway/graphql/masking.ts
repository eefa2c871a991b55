import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql';
import { hideInLog } from '../errors/hidden-values.ts';
import { problemText } from '../errors/problem.ts';
import type { Context } from './context.ts';
import { INTERNAL_ERROR, isUnavailable, refusalIn } from '../errors/errors.ts';
import { type Given, personalNames, personalValuesIn } from './personal-values.ts';

/**
 * Turns bugs into an internal error with the request id; each is logged once, whatever number of records it hit, and
 * without the personal values that the operation gives.
 */
export function masked(
  result: ExecutionResult,
  context: Context,
  operation: Given,
): ExecutionResult {
  if (!result.errors) return result;
  const logged = new Set<unknown>();
  const logOnce: LogOnce = (level, err, path) => {
    if (logged.has(err)) return;
    logged.add(err);
    hidePersonal(err, path, context, operation);
    context.log[level]({ err, path }, 'an operation failed');
  };
  return { ...result, errors: result.errors.map((error) => maskedError(error, context, logOnce)) };
}

type LogOnce = (level: 'warn' | 'error', err: Error, path: GraphQLError['path']) => void;

function hidePersonal(
  err: Error,
  path: GraphQLError['path'],
  { schema }: Context,
  operation: Given,
): void {
  hideInLog(err, personalValuesIn(schema, operation));
  const field = path?.findLast((step) => typeof step === 'string');
  // GraphQL's own error about the value of a field quotes that value.
  const isOfValue = err instanceof GraphQLError && !refusalIn(err);
  if (isOfValue && field !== undefined && personalNames(schema).has(field)) {
    hideInLog(err, [err.message]);
  }
}

export function isMasked(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.requestId !== undefined;
}

function maskedError(
  error: GraphQLError,
  { requestId, language }: Context,
  logOnce: LogOnce,
): GraphQLError {
  const { path } = error;
  const refusal = refusalIn(error);
  if (refusal) {
    if (isUnavailable(refusal)) logOnce('warn', refusal, path);
    const { message, fields } = refusal.in(language);
    const extensions = { ...refusal.extensions, ...(fields && { fields }) };
    return located(error, { message, path, extensions, originalError: refusal });
  }
  logOnce('error', error.originalError ?? error, path);
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
