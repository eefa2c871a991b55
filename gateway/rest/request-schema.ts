import {
  getNamedType,
  getOperationAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  typeFromAST,
} from 'graphql';
import {
  inputSchema,
  type JsonSchema,
  objectSchema,
  type ObjectSchema,
} from '../graphql/json-schema.ts';
import type { OlderNames } from './fitted-variables.ts';
import { isObject } from './rest-input.ts';
import type { RestRoute } from './rest-route.ts';
import type { RestInput } from './rest-input.ts';

type Row = RestRoute<object, Record<string, unknown>>;
type Components = Map<string, JsonSchema>;

/** The input that a row reads: texts and ids by name, records with their type. */
interface Asked {
  strings: Map<string, { isRequired: boolean }>;
  lists: Set<string>;
  records: LandedRecord[];
}

interface LandedRecord {
  name: string;
  type: GraphQLInputObjectType;
  filled: readonly string[];
}

export function requestOf(schema: GraphQLSchema, row: Row, components: Components) {
  const asked = askedBy(schema, row);
  if (row.route.startsWith('GET')) return { parameters: parametersOf(asked) };
  const body = bodyOf(asked, row, components);
  if (!body) return {};
  const content = { 'application/json': { schema: body, example: row.example.body } };
  return { requestBody: { required: true, content } };
}

function parametersOf({ strings }: Asked) {
  return [...strings].map(([name, { isRequired }]) => ({
    name,
    in: 'query',
    required: isRequired,
    schema: { type: 'string' },
  }));
}

const idList: JsonSchema = {
  type: 'array',
  items: {
    anyOf: [
      { type: 'string' },
      { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    ],
  },
};

function bodyOf(
  { strings, lists, records }: Asked,
  { example, olderNames = {} }: Row,
  components: Components,
) {
  const [record] = records;
  const isWrapped = ({ name }: LandedRecord) => isObject(example.body) && name in example.body;
  const isWhole = strings.size === 0 && records.length === 1 && record?.filled.length === 0;
  const hasOlder = Object.keys(olderNames).length > 0;
  if (record && isWhole && !isWrapped(record) && !hasOlder)
    return inputSchema(record.type, components);
  const body: ObjectSchema = { type: 'object', properties: {}, required: [] };
  for (const [name, { isRequired }] of strings) {
    body.properties[name] = { type: 'string' };
    if (isRequired) body.required.push(name);
  }
  for (const name of lists) {
    body.properties[name] = idList;
    body.required.push(name);
  }
  for (const each of records) {
    const fields = withOlderNames(objectSchema(each.type, components, each.filled), olderNames);
    if (isWrapped(each)) body.properties[each.name] = fields;
    else Object.assign(body.properties, fields.properties);
    body.required.push(...(isWrapped(each) ? [each.name] : fields.required));
  }
  body.required = [...new Set(body.required)];
  return Object.keys(body.properties).length > 0 ? body : undefined;
}

function withOlderNames(fields: ObjectSchema, olderNames: OlderNames): ObjectSchema {
  const older = Object.entries(olderNames).flatMap(([olderName, name]) => {
    const { [name]: field } = fields.properties;
    const description = `Older name of \`${name}\`.`;
    return field ? [[olderName, { allOf: [field], description, deprecated: true }]] : [];
  });
  const isNamedTwice = (name: string) => Object.values(olderNames).includes(name);
  return {
    ...fields,
    properties: { ...fields.properties, ...Object.fromEntries(older) },
    required: fields.required.filter((name) => !isNamedTwice(name)),
  };
}

/** The mark of a record; it is kept when a row spreads the record into another. */
const recordMark = Symbol('record');

function askedBy(schema: GraphQLSchema, row: Row): Asked {
  const asked: Asked = { strings: new Map(), lists: new Set(), records: [] };
  const ask = (isRequired: boolean) => (name: string) => {
    asked.strings.set(name, { isRequired });
    return '';
  };
  const record = (name: string) => ({ [recordMark]: name }) as never;
  const input: RestInput = {
    text: ask(true),
    argument: ask(true),
    bareText: ask(true),
    optionalArgument: ask(false),
    record,
    changes: record,
    cookie: () => '',
    ids: (name) => (asked.lists.add(name), []),
  };
  const variables = row.variables?.(input) ?? {};
  for (const { variable, type } of getOperationAST(row.operation)?.variableDefinitions ?? []) {
    const inputType = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    if (inputType) findRecords(variables[variable.name.value], inputType, asked.records);
  }
  return asked;
}

function findRecords(value: unknown, inputType: GraphQLInputType, found: LandedRecord[]): void {
  const type = getNamedType(inputType);
  if (!isObject(value) || !isInputObjectType(type)) return;
  const { [recordMark]: name } = value as { [recordMark]?: string };
  if (name !== undefined) found.push({ name, type, filled: Object.keys(value) });
  for (const [field, each] of Object.entries(value)) {
    const definition = type.getFields()[field];
    if (definition) findRecords(each, definition.type, found);
  }
}
