import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import type { Config } from '../config.ts';
import type { Context } from './context.ts';
import { limitRules } from './document-rules.ts';
import { INTERNAL_ERROR } from './errors.ts';
import type { Execute } from './executor.ts';
import { documentLimits } from './limits.ts';

/** Apollo Server for the HTTP door: it parses, validates and keeps documents; `execute` runs them. */
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
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      operationPlugin,
      executionPlugin(execute),
      fewErrorsPlugin,
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
      async responseForOperation({ document, request, response, operationName, contextValue }) {
        const { variables } = request;
        const result = await execute({ document, operationName, variables }, contextValue);
        const errors = result.errors?.map((error) => error.toJSON());
        const http = {
          ...response.http,
          ...(errors && result.data === undefined && { status: 400 }),
        };
        return { http, body: { kind: 'single', singleResult: { ...result, errors } } };
      },
    }),
  };
}

/** Apollo Server itself answers an operation that is not there with a 500, and runs what this door does not. */
const operationPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (!operation) throw invalidDocument('The document has no such operation');
      if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
        throw invalidDocument('Only queries and mutations are answered here');
      }
    },
  }),
};

function invalidDocument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID', http: { status: 400 } } });
}

const fewErrorsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response }) {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      singleResult.errors = singleResult.errors?.slice(0, documentLimits.errors);
    },
  }),
};

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
