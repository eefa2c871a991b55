import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Config } from '../config/config.ts';
import type { Context } from './context.ts';
import { limitRules } from './document-rules.ts';
import { INTERNAL_ERROR, refusalIn, retryAfterOf } from '../errors/errors.ts';
import { problemText } from '../errors/problem.ts';
import type { Execute } from './executor.ts';
import { documentLimits } from '../config/limits.ts';
import { readOlderVariables } from './older-variables.ts';

/** Parses, validates and caches documents for HTTP; `execute` runs them. */
export function apolloOf(
  schema: GraphQLSchema,
  execute: Execute,
  { config, onLimit }: { config: Config; onLimit: (limit: string) => void },
) {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !config.isDemo,
    allowBatchedHttpRequests: false,
    // A hash alone would hide from the transport what it asks for.
    persistedQueries: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: documentLimits.selections,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [...limitRules],
    // The limit is one less, because graphql adds one error of its own when there are more.
    validationOptions: { maxErrors: documentLimits.errors - 1 },
    formatError(error) {
      const formatted = formatError(error);
      const limit = formatted.extensions?.limit;
      if (typeof limit === 'string') onLimit(limit);
      return formatted;
    },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      executionPlugin(schema, execute),
    ],
  });
}

/** Executes in place of Apollo's `gateway` option, whose accessors make V8 keep each answer until a full collection. */
function executionPlugin(schema: GraphQLSchema, execute: Execute): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      validationDidStart: async ({ document }) => readOlderVariables(schema, document),
      async responseForOperation({ document, request, response, contextValue }) {
        const { operationName, variables } = request;
        const result = await execute({ document, operationName, variables }, contextValue);
        const errors = result.errors
          ?.slice(0, documentLimits.errors)
          .map((error) => error.toJSON());
        const later = result.errors?.find((error) => retryAfterOf(error) !== undefined);
        const status = refusalIn(later)?.status;
        if (status) response.http.headers.set('retry-after', String(retryAfterOf(later)));
        const http = {
          ...response.http,
          ...(errors && result.data === undefined && { status: 400 }),
          ...(status && { status }),
        };
        return { http, body: { kind: 'single', singleResult: { ...result, errors } } };
      },
    }),
  };
}

/** Gives errors of invalid documents the code INVALID; errors from `execute` have their code already. */
function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = error.extensions?.code;
  if (code === 'INTERNAL_SERVER_ERROR')
    return { ...error, message: problemText(INTERNAL_ERROR, 'en') };
  const isDocumentError = typeof code === 'string' && documentErrorCodes.has(code);
  if (!isDocumentError) return error;
  const limit = error.extensions?.limit ?? (TOO_MANY_TOKENS.test(error.message) && 'tokens');
  return { ...error, extensions: { code: 'INVALID', ...(limit ? { limit } : {}) } };
}

/** Matches the message of graphql's limit of tokens, which has no code. */
const TOO_MANY_TOKENS = /contains more that \d+ tokens/;

const documentErrorCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
