import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';

/** The tests that a change can break, by the one direction of imports that lint holds. */
export interface Reach {
  /** The first file that everything stands on: all tests are run. */
  below?: string;
  /** The folders and files of Vitest's tests. */
  tests: string[];
  /** The kinds of records, for the tests of all kinds. */
  kinds: string[];
  /** The names of files in `e2e/`, without the endings. */
  browser: string[];
  /** The names of files in `e2e/screens/`, without the endings. */
  screens: string[];
}

type Part = Partial<Omit<Reach, 'below'>>;

/** The areas of a feature's browser tests, where they have another name or are several. */
const areas: Readonly<Record<string, readonly string[]>> = {
  accounts: ['passkeys', 'public', 'users'],
  'api-keys': ['users'],
  profile: ['public', 'passkeys', 'users'],
  identities: ['public'],
  invitations: ['public', 'users'],
  'second-factors': ['passkeys', 'public'],
  'sign-in': ['public'],
  carts: ['shop'],
  chats: ['chat'],
  company: ['whole-days', 'shell'],
  customers: ['customers', 'registers'],
  events: ['calendar'],
  messages: ['inbox'],
  products: ['products', 'registers'],
};

/** The first row whose pattern fits says what a file reaches; a file that fits none is below everything. */
const rows: readonly [RegExp, (name: string, file: string) => Part][] = [
  [/\.(?:test|rules\.test)\.tsx?$/, (_, file) => ({ tests: [file] })],
  [/^e2e\/([\w-]+)\.spec\.ts$/, (name) => ({ browser: [name] })],
  [/^e2e\/screens\/([\w-]+)\.screens\.ts$/, (name) => ({ screens: [name] })],
  [/^client\/features\/([\w-]+)\//, ofFeature],
  [/^client\/showcase\/([\w-]+)\//, ofShowcase],
  [/^gateway\/domains\/([\w-]+)\//, ofDomain],
  [/^schema\/(?!base|printed)([\w-]+)\.graphql$/, ofSchema],
  [
    /^(?:client\/docs|docs)\//,
    () => ({ tests: ['client/docs', 'scripts/docs'], browser: ['docs'] }),
  ],
  [/^[A-Z]+\.md$/, () => ({ tests: ['scripts/docs'] })],
];

function ofFeature(name: string): Part {
  return { tests: [`client/features/${name}/`], ...inBrowser(areas[name] ?? [name]) };
}

function ofShowcase(name: string): Part {
  return { tests: ['client/showcase/'], ...inBrowser(['showcase', name]) };
}

function ofDomain(name: string): Part {
  const tests = [name, ...domainsOver(name)].map((domain) => `gateway/domains/${domain}/`);
  return { tests, kinds: kindsOf(name) };
}

/** Returns the domains that import the given one, as those of sign-in import accounts. */
function domainsOver(name: string): string[] {
  const domains = join(root, 'gateway/domains');
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' });
  const importing = files
    .filter((file) => file.endsWith('.ts') && !file.startsWith(`${name}/`))
    .filter((file) => readFileSync(join(domains, file), 'utf8').includes(`'../${name}/`));
  return [...new Set(importing.map((file) => file.split('/')[0]!))];
}

/** Returns the part with its feature and domain, since what the SDL declares stands on the screen too. */
function ofSchema(name: string): Part {
  const feature = existsSync(join(root, 'client/features', name)) ? ofFeature(name) : {};
  const { tests, kinds } = ofDomain(name);
  return { ...feature, kinds, tests: [...tests!, ...(feature.tests ?? []), 'scripts/schema'] };
}

const inBrowser = (names: readonly string[]): Part => ({
  browser: names.filter((name) => existsSync(join(root, `e2e/${name}.spec.ts`))),
  screens: names.filter((name) => existsSync(join(root, `e2e/screens/${name}.screens.ts`))),
});

function kindsOf(domain: string): string[] {
  const file = join(root, `schema/${domain}.graphql`);
  const sdl = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...sdl.matchAll(/^type (\w+)[^{]*@record/gm)].map(([, kind]) => kind!);
}

export function reachOf(files: readonly string[]): Reach {
  const parts = files.map((file) => ({ file, part: partOf(file) }));
  const all = (name: keyof Part) => [...new Set(parts.flatMap(({ part }) => part?.[name] ?? []))];
  return {
    below: parts.find(({ part }) => part === undefined)?.file,
    tests: all('tests'),
    kinds: all('kinds'),
    browser: all('browser'),
    screens: all('screens'),
  };
}

function partOf(file: string): Part | undefined {
  for (const [pattern, part] of rows) {
    const match = pattern.exec(file);
    if (match) return part(match[1] ?? '', file);
  }
  return undefined;
}

/** Says what is run, and what is left out. */
export function reachText({ below, tests, kinds, browser, screens }: Reach): string {
  if (below !== undefined) return `All tests are run: other files stand on ${below}.`;
  const run = [
    ...tests,
    ...kinds.map((kind) => `the tests of all kinds for ${kind}`),
    ...browser.map((area) => `e2e/${area}.spec.ts`),
    ...screens.map((area) => `the screens of ${area}`),
  ];
  const what = run.length > 0 ? run.join(', ') : 'no test';
  return `They reach ${what}. All other tests are left out; npm test runs them.`;
}

/** Returns the names of the screens of some areas. */
export async function screensIn(areas: readonly string[]): Promise<string[]> {
  const tables = areas.map(
    (area) =>
      import(`../e2e/screens/${area}.screens.ts`) as Promise<{ screens: { name: string }[] }>,
  );
  return (await Promise.all(tables)).flatMap(({ screens }) => screens.map(({ name }) => name));
}

/** Returns the files that differ from a commit, with those that git does not track yet. */
export function changedFiles(ref: string): string[] {
  const git = (...given: string[]) =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const differ = git('diff', '--name-only', '--relative', ref, '--');
  return [...new Set([...differ, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}
