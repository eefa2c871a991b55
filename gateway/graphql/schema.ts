import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, type IResolvers } from '@graphql-tools/utils';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import type { Row } from '../records/declare/record.ts';
import { lowerFirst, pluralOf } from '../records/declare/sdl-nodes.ts';
import { readExpandedSdl } from '../records/expand/sdl.ts';
import { withAccess } from './access.ts';
import { withMocks } from './mocks.ts';
import { readFormerNames } from './former-names.ts';
import { readPlainDays } from './plain-days.ts';
import { scalars } from './scalars.ts';
import { withCurrentRecords } from './stale-versions.ts';

export type Columns = ReadonlyMap<string, ReadonlySet<string>>;

export interface SchemaOptions {
  domains: readonly { resolvers?: IResolvers }[];
  columns: Columns;
  /** Whether fields without a resolver are mocked, instead of refused. */
  mocksMissing?: boolean;
  /** The SDL; the files in `schema/` when left out. */
  sdl?: readonly string[];
}

/** Returns the schema. Throws, naming the fields, when one lacks a resolver or a root field its access. */
export function buildSchema({
  domains,
  columns,
  mocksMissing = false,
  sdl = readExpandedSdl(),
}: SchemaOptions): GraphQLSchema {
  const bare = makeExecutableSchema({
    typeDefs: sdl.map((text) => parse(text)),
    resolvers: [scalars, ...domains.map(({ resolvers = {} }) => resolvers)],
  });
  addConnectionResolvers(bare);
  addRenamedResolvers(bare);
  describeScalars(bare);
  const missing = fieldsWithoutResolver(bare, columns);
  if (missing.length > 0 && !mocksMissing) {
    throw new Error(`These fields of the SDL have no resolver: ${missing.join(', ')}.`);
  }
  const whole = missing.length > 0 ? withMocks(bare, missing) : bare;
  readPlainDays(whole);
  readFormerNames(whole);
  return withAccess(withCurrentRecords(whole));
}

function addConnectionResolvers(schema: GraphQLSchema): void {
  for (const type of objectTypes(schema)) {
    const total = type.name.endsWith('Connection') && type.getFields().totalCount;
    if (total) total.resolve = (page: { countAll: () => Promise<number> }) => page.countAll();
  }
}

/** A renamed field without a resolver answers the column, which keeps the former name. */
function addRenamedResolvers(schema: GraphQLSchema): void {
  for (const field of objectTypes(schema).flatMap((type) => Object.values(type.getFields()))) {
    const [former] = getDirective(schema, field, 'formerly') ?? [];
    if (former) field.resolve ??= (row: Row) => row[former.name as string];
  }
}

/** Gives scalars their SDL descriptions, which graphql-tools drops, because it takes them from their code alone. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
  }
}

/** Returns root fields and fields of types with a table that nothing answers; TypeScript checks the rest. */
function fieldsWithoutResolver(schema: GraphQLSchema, columns: Columns): string[] {
  return objectTypes(schema).flatMap((type) => {
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    const known = columns.get(tableOf(type.name));
    if (!isRoot && !known) return [];
    return Object.values(type.getFields())
      .filter((field) => !isAnswered(field, known))
      .map((field) => `${type.name}.${field.name}`);
  });
}

function isAnswered(
  field: GraphQLField<unknown, unknown>,
  columns: ReadonlySet<string> = new Set(),
) {
  return field.resolve !== undefined || columns.has(field.name);
}

/** A type's table is its plural: `InvoiceItem` in `invoiceItems`. */
const tableOf = (type: string) => lowerFirst(pluralOf(type));

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
}
