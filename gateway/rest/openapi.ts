import { type DocumentNode, getOperationAST, type GraphQLSchema, Kind } from 'graphql';
import { accessOf } from '../graphql/access.ts';
import { answerSchema } from './answer-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { requestOf } from './request-schema.ts';
import type { RestRoute } from './rest-route.ts';

type Row = RestRoute<object, Record<string, unknown>>;

const refusals: Readonly<Record<number, string>> = {
  400: 'The input does not fit; `fields` says which of it.',
  401: 'No token, or one that is not valid.',
  403: 'The role may not do this.',
  404: 'There is no such record.',
  409: 'It is taken, or was changed by someone else.',
  500: 'A fault of the gateway; the log says more under the request id.',
};

const refusal: JsonSchema = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    message: { type: 'string', description: 'What is wrong, in a sentence.' },
    fields: {
      type: 'object',
      description: 'The fields at fault, as `items.0.price`, each with what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
    requestId: { type: 'string', description: 'Found again in the log; of a 500 alone.' },
  },
  required: ['message'],
};

/** The OpenAPI 3.1 description of the REST rows, derived from their operations and the schema. */
export function openApiOf(schema: GraphQLSchema, rows: readonly RestRoute[], version: string) {
  const components = new Map<string, JsonSchema>([['Refusal', refusal]]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of rows as unknown as Row[]) {
    const [method = '', path = ''] = row.route.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(schema, row, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Retaguarda REST',
      version,
      description: 'The calls of older programs. New ones find more in the GraphQL schema.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(schema: GraphQLSchema, row: Row, components: Map<string, JsonSchema>) {
  const { definition, field } = rootOf(schema, row.operation);
  const isPublic = accessOf(schema, field) === 'public';
  const [, group = ''] = row.route.split('/api/');
  return {
    operationId: definition.name!.value,
    summary: field.description?.split(/(?<=\.)\s/)[0],
    description: field.description,
    tags: [group.split('/')[0]],
    security: isPublic ? [] : [{ bearer: [] }],
    ...requestOf(schema, row, components),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: bodySchema(schema, row) } },
      },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        ]),
      ),
    },
  };
}

function bodySchema(schema: GraphQLSchema, row: Row): JsonSchema {
  if (row.thenAnswer) return bodySchema(schema, row.thenAnswer as unknown as Row);
  const { pages, answer = (_data, nodes) => nodes } = row;
  return answerSchema(schema, row.operation, (data) => answer(data, pages?.(data)?.nodes ?? []));
}

function rootOf(schema: GraphQLSchema, document: DocumentNode) {
  const definition = getOperationAST(document)!;
  const [selection] = definition.selectionSet.selections;
  const name = selection?.kind === Kind.FIELD ? selection.name.value : '';
  const field = schema.getRootType(definition.operation)!.toConfig().fields[name]!;
  return { definition, field };
}
