import type { Declaration } from '../records/declare/declaration.ts';
import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
} from 'graphql';
import { languages } from '../errors/language.ts';
import { accessOf } from '../graphql/access.ts';
import { IDEMPOTENCY_KEY } from '../http/idempotency-parameter.ts';
import { answerSchema } from './answer-schema.ts';
import type { JsonSchema } from '../graphql/json-schema.ts';
import { header, refusal, refused } from './openapi-refusals.ts';
import { IGNORED_FIELDS } from '../http/ignored-fields.ts';
import { type Answered, type Describe, recordPaths } from './records-openapi.ts';
import { requestOf } from './request-schema.ts';
import type { FileRoute, FileFormat } from './file-route.ts';
import type { RestRoute } from './rest-route.ts';

type Row = RestRoute<object, Record<string, unknown>>;
type File = FileRoute<object, Record<string, unknown>>;

export type Paths = Record<string, Record<string, { responses: object }>>;

/** Returns the paths of another way in; it may add to the components. */
export type OtherPaths = (schema: GraphQLSchema, components: Map<string, JsonSchema>) => Paths;

interface Described {
  rows: readonly RestRoute[];
  files: readonly FileRoute[];
  otherPaths: OtherPaths;
  declarations: ReadonlyMap<string, Declaration>;
}

export function openApiOf(schema: GraphQLSchema, described: Described, version: string) {
  const components = new Map<string, JsonSchema>([['Refusal', refusal]]);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const row of described.rows as unknown as Row[]) {
    const [method = '', path = ''] = row.route.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(schema, row, components);
  }
  for (const file of described.files as unknown as File[]) {
    paths[file.path.replace(/:(\w+)/, '{$1}')] = { get: fileOperationOf(schema, file) };
  }
  for (const [path, methods] of Object.entries(described.otherPaths(schema, components))) {
    paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, refusable(operation)]),
    );
  }
  const describe: Describe = (document, path, { request, content, answered }) => ({
    ...withKey(document, {
      ...headOf(schema, document, path.replace('/api/records/', '/api/'), asFound),
      ...request,
    }),
    responses: responsesWith({ 'application/json': { schema: content } }, answered),
  });
  Object.assign(paths, recordPaths({ schema, components, describe }, described.declarations));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Retaguarda REST',
      version,
      description:
        'Records under `/api/records`, and the calls of older programs. The GraphQL schema has more.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(schema: GraphQLSchema, row: Row, components: Map<string, JsonSchema>) {
  const [, path = ''] = row.route.split(' ');
  return {
    ...withKey(row.operation, {
      ...headOf(schema, row.operation, path, row.pages && asWhole),
      ...requestOf(schema, row, components),
    }),
    responses: responsesWith({ 'application/json': { schema: bodySchema(schema, row) } }),
  };
}

const inQuery = (name: string, description: string, more: JsonSchema = {}) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', ...more },
});

const listParameters = ['filter', 'sort'].map((name) =>
  inQuery(name, 'The GraphQL input of the list, as JSON.'),
);

const writingParameters: Readonly<Record<keyof FileFormat, readonly object[]>> = {
  language: [
    inQuery(
      'lang',
      'Language of the words, numbers and dates; without it, that of the header `retaguarda-language`.',
      { enum: languages, default: 'en' },
    ),
    inQuery('language', 'The same for any language tag, such as `pt`; counts before `lang`.'),
  ],
  timeZone: [
    inQuery(
      'timeZone',
      'Time zone of the days, such as `America/Sao_Paulo`; the company’s when left out. Invoices are dated there in any case.',
    ),
  ],
};

function fileOperationOf(schema: GraphQLSchema, file: File) {
  const { operation, path, type, isOfList, writtenFor = [] } = file;
  const [, name] = /:(\w+)/.exec(path) ?? [];
  const parameter = { name, in: 'path', required: true, schema: { type: 'string' } };
  return {
    ...headOf(schema, operation, path, (text) => asWhole(asFound(text))),
    parameters: [
      ...(name ? [parameter] : []),
      ...(isOfList ? listParameters : []),
      ...writtenFor.flatMap((each) => writingParameters[each]),
    ],
    responses: responsesWith({ [type]: { schema: { type: 'string' } } }),
  };
}

const asWhole = (text: string) => text.replace(', a page at a time', '');
const asFound = (text: string) => text.replace(', null when there is', '; 404 when there is');

function headOf(
  schema: GraphQLSchema,
  operation: DocumentNode,
  path: string,
  asAnswered = (text: string) => text,
) {
  const { definition, field } = rootOf(schema, operation);
  const isPublic = accessOf(schema, field) === 'public';
  const description = asAnswered(field.description ?? '');
  return {
    operationId: definition.name!.value,
    summary: description.split(/(?<=\.)\s/)[0],
    description,
    tags: [path.split('/')[2]?.replace(/\..*/, '')],
    security: isPublic ? [] : [{ bearer: [] }],
  };
}

function withKey<Described extends object>(document: DocumentNode, described: Described) {
  const { parameters = [] } = described as { parameters?: readonly object[] };
  const isChange = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
  return isChange ? { ...described, parameters: [...parameters, IDEMPOTENCY_KEY] } : described;
}

const IGNORED = {
  [IGNORED_FIELDS]: header(
    'Names of what was sent and had no effect, separated by commas; missing where there is none.',
  ),
};

const responsesWith = (
  content: Record<string, { schema: JsonSchema }>,
  { status = 200, headers }: Answered = {},
) => ({
  [status]: { description: 'Done.', headers: { ...headers, ...IGNORED }, content },
  ...refused,
});

const refusable = <Operation extends { responses: object }>(operation: Operation) => ({
  ...operation,
  responses: { ...operation.responses, ...refused },
});

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
