import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

const graphQLConfig = {
  schema: 'gateway/graphql/generated/schema.graphql',
  documents: 'client/**/*.graphql',
};

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

const domains = readdirSync('gateway/domains', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const features = readdirSync('client/features');

/** A rule that refuses the imports whose path matches. */
function neverImports(regex, message) {
  return { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] };
}

/** From the lowest; those that stand in one row do not know each other. */
const layers = [
  ['errors', 'config'],
  ['formats'],
  ['database'],
  ['records'],
  ['graphql'],
  ['http'],
  ['rest', 'csv'],
  ['services'],
  ['domains'],
  ['server'],
];

const layerZones = layers.flatMap((row, rank) =>
  row.map((layer) => {
    const others = [...row, ...layers.slice(rank + 1).flat()].filter((each) => each !== layer);
    return {
      files: [`gateway/${layer}/**`],
      ignores: tests,
      rules: neverImports(
        `^(\\.\\./)+(${[...others, 'client'].join('|')})/`,
        'A layer of the gateway knows only those below it, and never the client.',
      ),
    };
  }),
);

/** Made from the directory listing, so that a new domain is held to it too. Tests may start the server. */
const domainZones = domains.flatMap((domain) => {
  const siblings = domains.filter((other) => other !== domain);
  const zone = (...above) => ({
    files: [`gateway/domains/${domain}/**`],
    rules: neverImports(
      `^(\\.\\./)+(${['domains', ...above, 'client', ...siblings].join('|')})/`,
      'A domain never imports a sibling, the server or the client.',
    ),
  });
  return [zone(), { ...zone('server'), ignores: tests }];
});

const beyondClient = 'gateway/(?!testing/|formats/numbers\\.rules)|seed/';

/** What features lend to each other is registered in `client/records/`: decision 27. */
const featureZones = features.map((feature) => {
  const siblings = features.filter((other) => other !== feature);
  return {
    files: [`client/features/${feature}/**`],
    rules: neverImports(
      `^(\\.\\./)+(${beyondClient}|(features/)?(${siblings.join('|')})/)`,
      'A feature never imports another, and knows the gateway by its schema.',
    ),
  };
});

const declaredTables = [
  ...readFileSync('gateway/records/generated/rows.ts', 'utf8').matchAll(/^ {4}(\w+): \w+Row;$/gm),
].map(([, table]) => table);

/** Every table that a `*.record.ts` names: those of records, of their parts and of what refers to them. */
const namedTables = domains.flatMap((domain) => {
  const folder = join('gateway/domains', domain);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.record.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/table: '(\w+)'(?!,\s*problem:)/g),
    ])
    .map(([, table]) => table);
});

const recordTables = [...new Set([...declaredTables, ...namedTables])];

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const writtenByCommit = {
  message: 'A record is written by records.commit alone.',
  selectors: [
    `CallExpression[callee.property.name=/^(insertInto|updateTable|deleteFrom)$/] > Literal[value=/^(${recordTables.join('|')})$/]`,
    `TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/\\b(insert into|update|delete from) (${recordTables.map(snakeCase).join('|')})\\b/]`,
  ],
};

export default defineConfig(
  globalIgnores([
    'dist',
    'data',
    '**/generated',
    '**/*.generated.ts',
    'test-results',
    'screenshots',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 50, skipComments: true }],
      'no-else-return': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/require-await': 'off',
      // Objects here are closures: none of their functions knows `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    // Where React is: these rules compile each file that they are shown.
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['client/**'],
    rules: neverImports(
      `^(\\.\\./)+(${beyondClient})`,
      'The client knows the gateway by its schema, and by how both read numbers.',
    ),
  },
  {
    files: ['gateway/**'],
    rules: neverImports('^(\\.\\./)+client/', 'The gateway never imports the client.'),
  },
  ...featureZones,
  {
    files: ['client/components/**', 'client/records/**'],
    ignores: tests,
    rules: neverImports(
      `^(\\.\\./)+(${beyondClient}|features/)`,
      'What features share knows none of them.',
    ),
  },
  ...layerZones,
  ...domainZones,
  {
    files: ['gateway/**', 'scripts/**'],
    ignores: ['gateway/records/**', 'gateway/database/migrations/**', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...writtenByCommit.selectors.map((selector) => ({
          selector,
          message: writtenByCommit.message,
        })),
      ],
    },
  },
  {
    files: ['client/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipComments: true }] },
  },
  {
    files: [...tests, 'seed/**', 'gateway/database/migrations/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // What an answer holds is the query's to say; a test that reads it wrongly fails.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['*.config.ts', 'codegen.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
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
