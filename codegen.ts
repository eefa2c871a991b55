import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { readExpandedSdl } from './gateway/records/expand/sdl.ts';

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  Money: 'number',
  Percent: 'number',
  Quantity: 'number',
  UnitPrice: 'number',
};

/** Returns the type that a resolver of type T receives: `TRow` or, for a connection, `TPage` of the domain's table file. */
function rowMappers(): Record<string, string> {
  const tableFiles = readdirSync('gateway', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.table.ts'),
  );
  const rows = readFileSync('gateway/records/generated/rows.ts', 'utf8');
  const derived = mappersIn(rows, '../../records/generated/rows.ts');
  return Object.fromEntries([...tableFiles.flatMap(mappersOf), ...derived]);
}

/** Rows that the SDL has no type for, such as sessions, need no mapper. */
const sdl = readExpandedSdl().join('\n');

const mappersOf = (file: string) =>
  mappersIn(readFileSync(`gateway/${file}`, 'utf8'), `../../${file}`);

function mappersIn(source: string, file: string): [string, string][] {
  return [...source.matchAll(/export (?:interface|type) (\w+)(Row|Page)\b/g)]
    .map(([, name, kind]): [string, string] => [
      kind === 'Page' ? `${name}Connection` : `${name}`,
      `${file}#${name}${kind}`,
    ])
    .filter(([type]) => sdl.includes(`type ${type} `));
}

const config: CodegenConfig = {
  schema: sdl,
  importExtension: '.ts',
  config: { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true },
  generates: {
    'gateway/graphql/generated/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true },
    },
    'gateway/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../../services/context.ts#Context',
        mappers: rowMappers(),
        strictScalars: true,
      },
    },
    'gateway/rest/generated/': {
      preset: 'client',
      documents: 'gateway/**/*.rest.ts',
      presetConfig: { fragmentMasking: false },
      config: { scalars, enumsAsTypes: true },
    },
    'client/generated/schema.ts': {
      plugins: ['typescript'],
      config: { scalars: { ...scalars, Money: 'number' }, strictScalars: true },
    },
    'client/': {
      preset: 'near-operation-file',
      documents: 'client/**/*.graphql',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/schema.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { scalars, skipTypename: true, arrayInputCoercion: false },
    },
  },
};

export default config;
