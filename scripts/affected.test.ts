import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Reach, reachOf, reachText } from './affected.ts';
import { root } from './build.ts';
import { affectedStages, wholeStages } from './test-stages.ts';

const none: Reach = { below: undefined, tests: [], kinds: [], browser: [], screens: [] };

it.each<[file: string, reach: Partial<Reach>]>([
  [
    'client/features/events/EventsPage.tsx',
    { tests: ['client/features/events/'], browser: ['calendar'], screens: ['calendar'] },
  ],
  [
    'client/features/projects/useProject.ts',
    { tests: ['client/features/projects/'], browser: ['projects'], screens: ['projects'] },
  ],
  ['client/features/invoices/a.test.tsx', { tests: ['client/features/invoices/a.test.tsx'] }],
  [
    'gateway/domains/projects/projects.store.ts',
    { tests: ['gateway/domains/projects/'], kinds: ['Project'] },
  ],
  ['e2e/lists.spec.ts', { browser: ['lists'] }],
  ['e2e/screens/shell.screens.ts', { screens: ['shell'] }],
  ['gateway/records/list.ts', { below: 'gateway/records/list.ts' }],
  ['client/core/session.ts', { below: 'client/core/session.ts' }],
  ['schema/base.graphql', { below: 'schema/base.graphql' }],
  ['package.json', { below: 'package.json' }],
])('%s reaches what its room reaches', (file, reach) => {
  expect(reachOf([file])).toEqual({ ...none, ...reach });
});

it('the SDL of a domain reaches its gateway and its screens', () => {
  expect(reachOf(['schema/projects.graphql'])).toEqual({
    ...none,
    tests: ['gateway/domains/projects/', 'client/features/projects/', 'scripts/schema'],
    kinds: ['Project'],
    browser: ['projects'],
    screens: ['projects'],
  });
});

it('each feature has browser tests or screens of its own', () => {
  const features = readdirSync(join(root, 'client/features'));
  const without = features.filter((feature) => {
    const { browser, screens } = reachOf([`client/features/${feature}/Page.tsx`]);
    return browser.length + screens.length === 0;
  });
  expect(without).toEqual([]);
});

it('says what is run and that the rest is left out', () => {
  expect(reachText(reachOf(['e2e/lists.spec.ts', 'e2e/lists.spec.ts']))).toBe(
    'They reach e2e/lists.spec.ts. All other tests are left out; npm test runs them.',
  );
  expect(reachText(reachOf(['e2e/lists.spec.ts', 'package.json']))).toBe(
    'All tests are run: other files stand on package.json.',
  );
});

it('runs screens by their names, and builds and checks the changed files beside the tests', () => {
  const reach = reachOf(['e2e/screens/shop.screens.ts']);
  const { checks, tests } = affectedStages(reach, ['a.ts'], ['cart', 'shop']);
  expect(checks.map(({ command }) => command.join(' '))).toEqual([
    'tsx scripts/build.ts',
    'oxlint -c oxlint.config.js a.ts',
    'oxfmt --check a.ts',
  ]);
  const grep = tests.at(-1)!.command.at(-1)!.replace('--grep=', '');
  expect('screens/screens.spec.ts shop is accessible, fits').toMatch(new RegExp(grep));
  expect('screens/screens.spec.ts home is accessible, fits').not.toMatch(new RegExp(grep));
});

it('gives the checks to the first share alone', () => {
  expect(wholeStages('1/4').checks).toEqual(wholeStages().checks);
  expect(wholeStages('2/4').checks).toEqual([]);
  expect(wholeStages('2/4').tests.map(({ command }) => command.at(-1))).toEqual([
    'scripts/build.ts',
    '--shard=2/4',
    '--shard=2/4',
  ]);
});
