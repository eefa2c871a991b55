import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import type { Domain } from '../domain.ts';
import { projectFolder } from '../project.ts';
import type { Page } from '../store/paging.ts';
import { withAccess } from './access.ts';
import { withMocks } from './mocks.ts';
import { scalars } from './scalars.ts';
import { withCurrentRecords } from './stale-versions.ts';

export type Columns = ReadonlyMap<string, ReadonlySet<string>>;

export interface SchemaOptions {
  domains: readonly Domain[];
  columns: Columns;
  /** Mocks fields without a resolver instead of throwing. */
  mocksMissing?: boolean;
  /** Default: the files in `schema/`. */
  sdl?: readonly string[];
}

export function readSdl(folder = join(projectFolder, 'schema')): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Throws, naming the fields, when one lacks a resolver or a root field its access. */
export function buildSchema({
  domains,
  columns,
  mocksMissing = false,
  sdl = readSdl(),
}: SchemaOptions): GraphQLSchema {
  const bare = makeExecutableSchema({
    typeDefs: sdl.map((text) => parse(text)),
    resolvers: [scalars, ...domains.map(({ resolvers }) => resolvers)],
  });
  addConnectionResolvers(bare);
  describeScalars(bare);
  const missing = fieldsWithoutResolver(bare, columns);
  if (missing.length > 0 && !mocksMissing) {
    throw new Error(`These fields of the SDL have no resolver: ${missing.join(', ')}.`);
  }
  const whole = missing.length > 0 ? withMocks(bare, missing) : bare;
  return withAccess(withCurrentRecords(whole));
}

function addConnectionResolvers(schema: GraphQLSchema): void {
  for (const type of objectTypes(schema)) {
    const total = type.name.endsWith('Connection') && type.getFields().totalCount;
    if (total) total.resolve = (page: Page<never>) => page.countAll();
  }
}

/** graphql-tools takes scalars from their code alone and drops their SDL descriptions. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) type.description ??= type.astNode?.description?.value;
  }
}

/** Root fields, and fields of types with a table that no column answers; TypeScript checks the rest. */
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
function tableOf(type: string): string {
  const plural = /[^aeiou]y$/.test(type) ? `${type.slice(0, -1)}ies` : `${type}s`;
  return plural.charAt(0).toLowerCase() + plural.slice(1);
}

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
}
