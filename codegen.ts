import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { readSdl } from './gateway/records/sdl.ts';

const scalars = {
  ID: 'string',
  DateTime: 'string',
  Money: 'number',
  Percent: 'number',
};

/** What a resolver of type T receives: `TRow` or, for a connection, `TPage` of the domain's table file. */
function rowMappers(): Record<string, string> {
  const tableFiles = readdirSync('gateway/domains', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.table.ts'),
  );
  const rows = readFileSync('gateway/records/generated/rows.ts', 'utf8');
  const derived = [...rows.matchAll(/export interface (\w+)Row/g)].flatMap(
    ([, kind]): [string, string][] => [
      [`${kind}`, `../../records/generated/rows.ts#${kind}Row`],
      [`${kind}Connection`, `../../records/generated/rows.ts#${kind}Page`],
    ],
  );
  return Object.fromEntries([...tableFiles.flatMap(mappersOf), ...derived]);
}

/** Rows that the SDL has no type for, such as sessions, need no mapper. */
const sdl = readSdl().join('\n');

function mappersOf(file: string): [string, string][] {
  const source = readFileSync(`gateway/domains/${file}`, 'utf8');
  return [...source.matchAll(/export (?:interface|type) (\w+)(Row|Page)\b/g)]
    .map(([, name, kind]): [string, string] => [
      kind === 'Page' ? `${name}Connection` : `${name}`,
      `../../domains/${file}#${name}${kind}`,
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
        contextType: '../context.ts#Context',
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
