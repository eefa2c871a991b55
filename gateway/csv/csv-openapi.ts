import {
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isInputType,
  typeFromAST,
} from 'graphql';
import { inputSchema, type JsonSchema } from '../graphql/json-schema.ts';
import { languages } from '../errors/language.ts';
import type { ListExport } from './list-export.ts';
import { csvFile as file, importOperation, previewOperation } from './import-openapi.ts';
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
      'Streamed a page at a time, however many there are. After a byte order mark, separated by commas, in Portuguese by semicolons. Times are those of `timeZone` to the minute, such as `2026-11-27 10:02` or `27/11/2026 10:02`; dates of invoices, and when customers were entered and last bought, are those of the company. No cell starts a formula: one that would has an apostrophe before it.',
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
      ...writing,
    ],
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: file } } } },
  };
}

const writing = [
  {
    name: 'lang',
    in: 'query',
    description: 'Language of the headings and words.',
    schema: { type: 'string', enum: languages, default: 'en' },
  },
  {
    name: 'timeZone',
    in: 'query',
    description:
      'IANA name of the time zone in which times are written; the company’s when left out.',
    schema: { type: 'string', example: 'America/Sao_Paulo' },
  },
];
