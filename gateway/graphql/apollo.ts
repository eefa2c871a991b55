import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import type { Context } from './context.ts';
import { limitRules } from './document-rules.ts';
import { INTERNAL_ERROR, isUnavailable, RETRY_AFTER } from './errors.ts';
import type { Execute } from './executor.ts';
import { documentLimits } from './limits.ts';

/** Apollo Server for the HTTP transport: it parses, validates and keeps documents; `execute` runs them. */
export function apolloOf(schema: GraphQLSchema, execute: Execute, config: Config) {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !config.isDemo,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: documentLimits.selections,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: [...limitRules],
    // graphql adds one that says that there are more.
    validationOptions: { maxErrors: documentLimits.errors - 1 },
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      executionPlugin(execute),
    ],
  });
}

/**
 * Runs what Apollo Server has parsed and checked. Its `gateway` option would do so too, but hands over an object
 * with accessors, by which V8 keeps each whole answer until it next collects all of its memory.
 */
function executionPlugin(execute: Execute): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      async responseForOperation({ document, request, response, contextValue }) {
        const { operationName, variables } = request;
        const result = await execute({ document, operationName, variables }, contextValue);
        const errors = result.errors
          ?.slice(0, documentLimits.errors)
          .map((error) => error.toJSON());
        const isAway = result.errors?.some(isUnavailable) ?? false;
        if (isAway) response.http.headers.set('retry-after', RETRY_AFTER);
        const http = {
          ...response.http,
          ...(errors && result.data === undefined && { status: 400 }),
          ...(isAway && { status: 503 }),
        };
        return { http, body: { kind: 'single', singleResult: { ...result, errors } } };
      },
    }),
  };
}

/** Documents that do not hold answer INVALID; what `execute` reports has its code already. */
function formatError(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = error.extensions?.code;
  if (code === 'INTERNAL_SERVER_ERROR') return { ...error, message: INTERNAL_ERROR };
  const isDocumentError = typeof code === 'string' && documentErrorCodes.has(code);
  return isDocumentError ? { ...error, extensions: { code: 'INVALID' } } : error;
}

const documentErrorCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
]);
