import { readdirSync } from 'node:fs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**'];

const foldersOf = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const domains = foldersOf('gateway/domains');

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
      excludeFiles: tests,
      rules: neverImports(
        `^(\\.\\./)+(${[...others, 'client'].join('|')})/`,
        'A layer of the gateway knows only those below it, and never the client.',
      ),
    };
  }),
);

/** The domains of those who get in, the lowest first: each knows those before it, alone of all domains. */
const entrance = ['accounts', 'second-factors', 'api-keys', 'sign-in', 'invitations', 'identities'];

const knownTo = (name, order) => order.slice(0, Math.max(0, order.indexOf(name)));

/** Made from the directory listing, so that a new domain is held to it too. Tests may start the server. */
const domainZones = domains.flatMap((domain) => {
  const known = [domain, ...knownTo(domain, entrance)];
  const siblings = domains.filter((other) => !known.includes(other));
  const zone = (...above) => ({
    files: [`gateway/domains/${domain}/**`],
    rules: neverImports(
      `^(\\.\\./)+(${['domains', ...above, 'client', ...siblings].join('|')})/`,
      'A domain never imports a sibling, the server or the client.',
    ),
  });
  return [zone(), { ...zone('server'), excludeFiles: tests }];
});

/** All of the gateway but what its tests share, how it reads numbers, days and mentions and compares texts, and what lines and tax come to. */
const gatewayFolders = foldersOf('gateway').filter(
  (name) => !['testing', 'formats'].includes(name),
);
const gatewayFormats = readdirSync('gateway/formats')
  .filter(
    (file) =>
      ![
        'amounts.rules.ts',
        'days.ts',
        'folding.rules.ts',
        'mentions.rules.ts',
        'name-rank.rules.ts',
        'numbers.rules.ts',
        'short-year.ts',
        'tax.rules.ts',
        'typed-form.ts',
        'zoned-time.ts',
      ].includes(file),
  )
  .map((file) => file.replaceAll('.', '\\.'));
const beyondClient = `gateway/(${gatewayFolders.join('|')})/|gateway/formats/(${gatewayFormats.join('|')})|seed/`;

/** The rooms of the client, the highest first: a room knows those below it. */
const rooms = [['app'], ['layout'], ['features', 'showcase'], ['records'], ['ui'], ['core']];

const roomZones = rooms.flatMap((row, rank) => {
  const above = rooms.slice(0, rank).flat();
  return row.map((room) => ({
    files: [`client/${room}/**`],
    excludeFiles: tests,
    rules: neverImports(
      `^(\\.\\./)+(${[beyondClient, ...above.map((each) => `${each}/`), ...row.filter((each) => each !== room).map((each) => `${each}/`)].join('|')})`,
      'A room of the client knows only those below it, and the gateway by its schema.',
    ),
  }));
});

/** The features of those who get in, the lowest first, as `entrance` of the gateway: sign-in shows the provider's button. */
const entrancePages = [
  'accounts',
  'second-factors',
  'api-keys',
  'identities',
  'sign-in',
  'invitations',
  'profile',
];

/** What features lend to each other is registered in `client/records/`: decision 27. */
const featureZones = features.map((feature) => {
  const known = [feature, ...knownTo(feature, entrancePages)];
  const siblings = features.filter((other) => !known.includes(other));
  const above = ['app/', 'layout/', 'showcase/', `(features/)?(${siblings.join('|')})/`];
  return {
    files: [`client/features/${feature}/**`],
    excludeFiles: tests,
    rules: neverImports(
      `^(\\.\\./)+(${[beyondClient, ...above].join('|')})`,
      'A feature knows the rooms below it, never another feature, and the gateway by its schema.',
    ),
  };
});

export default {
  plugins: ['typescript', 'import'],
  jsPlugins: ['./scripts/lint/records.js'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: [
    '*.js',
    'dist',
    'data',
    'generated',
    '*.generated.ts',
    'test-results',
    'screenshots',
  ],
  rules: {
    'import/default': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-depth': ['error', 3],
    'max-lines': ['error', 250],
    'max-lines-per-function': ['error', { max: 50, skipComments: true }],
    'max-params': ['error', 4],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-else-return': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-restricted-exports': [
      'error',
      { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
    ],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-implied-eval': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // A case is read as any other data is: what is not there fails where it is used.
    'no-unsafe-optional-chaining': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Objects here are closures: none of their functions knows `this`.
    'typescript/unbound-method': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['client/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
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
    ...roomZones,
    ...featureZones,
    ...layerZones,
    ...domainZones,
    {
      files: ['gateway/**', 'scripts/**'],
      excludeFiles: ['gateway/records/**', 'gateway/database/migrations/**', ...tests],
      rules: { 'records/written-by-commit': 'error' },
    },
    {
      files: ['gateway/**'],
      excludeFiles: ['gateway/records/access.ts', 'gateway/database/migrations/**', ...tests],
      rules: { 'records/roles-by-access': 'error' },
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
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      files: ['*.config.ts', 'codegen.ts'],
      rules: { 'no-restricted-exports': 'off' },
    },
  ],
};
