import {
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isInputType,
  typeFromAST,
} from 'graphql';
import { inputSchema, type JsonSchema } from '../graphql/json-schema.ts';
import { IDEMPOTENCY_KEY } from '../http/idempotency-parameter.ts';
import { languages } from '../errors/language.ts';
import type { ListExport } from './list-export.ts';
import type { ListImport } from './list-import.ts';

interface Lists {
  exports: readonly ListExport[];
  imports: readonly ListImport[];
}

export function csvPaths(
  { exports, imports }: Lists,
  schema: GraphQLSchema,
  components: Map<string, JsonSchema>,
) {
  const paths: Record<string, Record<string, { responses: object }>> = {};
  for (const row of exports) {
    paths[`/api/${row.list}.csv`] = { get: exportOperation(schema, row, components) };
  }
  for (const row of imports) {
    (paths[`/api/${row.list}.csv`] ??= {}).post = importOperation(row);
    paths[`/api/${row.list}.csv/preview`] = { post: previewOperation(row) };
  }
  return paths;
}

const file = { type: 'string', contentMediaType: 'text/csv', contentEncoding: 'binary' };

function exportOperation(
  schema: GraphQLSchema,
  { list, operation, columns }: ListExport,
  components: Map<string, JsonSchema>,
) {
  const definition = getOperationAST(operation)!;
  const inputs = ['filter', 'sort'].flatMap((name) => {
    const variable = definition.variableDefinitions?.find(
      (each) => each.variable.name.value === name,
    );
    const type = variable && getNamedType(typeFromAST(schema, variable.type as never)!);
    if (!isInputType(type)) return [];
    return {
      name,
      in: 'query',
      description: `The list's own \`${name}\` in the GraphQL schema, as JSON.`,
      content: { 'application/json': { schema: inputSchema(type, components) } },
    };
  });
  return {
    operationId: definition.name!.value,
    summary: `All ${list} that match, as CSV.`,
    description:
      'Streamed a page at a time, however many there are. Separated by commas, in Portuguese by semicolons after a byte order mark. No cell starts a formula: one that would has an apostrophe before it.',
    tags: [list],
    security: [{ bearer: [] }],
    parameters: [
      ...inputs,
      {
        name: 'columns',
        in: 'query',
        description: 'Names of columns, in the order in which they are written; all when left out.',
        style: 'form',
        explode: false,
        schema: { type: 'array', items: { type: 'string', enum: Object.keys(columns) } },
      },
      {
        name: 'lang',
        in: 'query',
        description: 'Language of the headings and words.',
        schema: { type: 'string', enum: languages, default: 'en' },
      },
    ],
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: file } } } },
  };
}

const mappingOf = (fields: readonly string[]) => ({
  type: 'object',
  description:
    'The field that each column of the file fills, by the column’s heading. An empty cell leaves the field as it is, unless the column says that it empties it.',
  additionalProperties: {
    oneOf: [
      { type: 'string', enum: fields },
      {
        type: 'object',
        properties: {
          field: { type: 'string', enum: fields },
          empties: { type: 'boolean', description: 'Whether an empty cell empties the field.' },
        },
        required: ['field'],
      },
    ],
  },
});

const lang = {
  type: 'string',
  enum: languages,
  description: 'Language of the messages; when left out, that of the header `retaguarda-language`.',
};

const timeZone = {
  type: 'string',
  default: 'UTC',
  description: 'IANA name of the time zone of days and times without an offset.',
  example: 'America/Sao_Paulo',
};

function importOperation({ list, key, fields }: ListImport) {
  return {
    operationId: `import_${list}`,
    summary: `Brings ${list} in from a CSV file.`,
    description: `A row whose ${key} is known changes that record, another makes one. What is wrong with a row is said of it, and the other rows are stored; a file with a quotation mark that is not closed is refused. All of it is one activity, which \`restore\` takes back. The answer is a line of JSON for each thing that happens, while it happens.`,
    tags: [list],
    security: [{ bearer: [] }],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              mapping: mappingOf(fields),
              dryRun: {
                type: 'boolean',
                description:
                  'Only says what would happen, and which fields of which rows would change.',
              },
              lang,
              timeZone,
              file,
            },
            required: ['mapping', 'file'],
          },
          encoding: { mapping: { contentType: 'application/json' } },
        },
      },
    },
    responses: {
      200: {
        description: 'What happened, a line each.',
        content: { 'application/x-ndjson': { schema: { type: 'object' } } },
      },
    },
  };
}

const isPart = {
  type: 'boolean',
  default: false,
  description: 'Whether the file is cut: a row that it ends in is left out.',
};

function previewOperation({ list, fields }: ListImport) {
  return {
    operationId: `preview_${list}`,
    summary: `What a CSV file of ${list} holds: its first rows, and what its columns seem to be.`,
    description: 'The start of the file is enough, sent with `isPart`.',
    tags: [list],
    security: [{ bearer: [] }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { isPart, file }, required: ['file'] },
        },
      },
    },
    responses: {
      200: {
        description: 'What it holds.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                encoding: { type: 'string' },
                delimiter: { type: 'string' },
                headings: { type: 'array', items: { type: 'string' } },
                rows: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
                mapping: {
                  type: 'object',
                  additionalProperties: { type: 'string', enum: fields },
                },
                fields: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: { name: { type: 'string' }, heading: { type: 'object' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}
