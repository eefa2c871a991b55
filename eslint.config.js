import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';

const graphQLConfig = {
  schema: 'gateway/graphql/generated/schema.graphql',
  documents: 'client/**/*.graphql',
};

export default defineConfig(
  // What is no GraphQL is for `oxlint.config.js`.
  globalIgnores([
    '**/*.{js,mjs,cjs}',
    'dist',
    'data',
    '**/generated',
    'test-results',
    'screenshots',
  ]),
  {
    files: ['schema/*.graphql'],
    ignores: ['schema/printed.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/known-directives': 'error',
      '@graphql-eslint/provided-required-arguments': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/no-typename-prefix': 'error',
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
        },
      ],
    },
  },
  {
    files: ['client/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/no-unused-fragments': 'error',
      '@graphql-eslint/no-deprecated': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/unique-fragment-name': 'error',
      '@graphql-eslint/selection-set-depth': ['error', { maxDepth: 8 }],
    },
  },
);
