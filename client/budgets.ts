/**
 * What a cold load may move before a page's main content shows: kilobytes of JavaScript and CSS as they are sent
 * (brotli), and files. `modules` are the ones that the page asks for, with all that they import.
 */
interface PageBudget {
  page: string;
  modules: readonly string[];
  kilobytes: number;
  files: number;
}

const start = ['index.html', 'app/i18n/en/common.ts', 'app/i18n/en/accounts.ts'];
const shell = [
  'layout/Shell.tsx',
  'app/pages.tsx',
  'app/i18n/pageTexts.ts',
  'app/i18n/en/shell.ts',
  'app/i18n/en/showcase.ts',
];
const home = [
  'features/home/HomePage.tsx',
  'features/home/HomePage.loader.ts',
  'app/i18n/en/home.ts',
];

/** What is loaded together is one file: the sign-in, what surrounds every page, the page that follows sign-in. */
export const layers = [
  { name: 'start', modules: start },
  { name: 'shell', modules: shell },
  { name: 'home', modules: home },
] as const;

export const pageBudgets: readonly PageBudget[] = [
  { page: '/login', modules: start, kilobytes: 150, files: 15 },
  {
    page: '/home',
    modules: [...start, ...shell, ...home, 'app/i18n/en/invoices.ts', 'app/i18n/en/deals.ts'],
    kilobytes: 320,
    files: 25,
  },
];

/** What a page may add of its own to the shell, in kilobytes; the first row whose pattern it matches counts. */
export const ownBudgets = {
  over: [...start, ...shell],
  rows: [
    { pages: /^showcase\/forms\/editor/, kilobytes: 200 },
    { pages: /^showcase\/charts/, kilobytes: 200 },
    { pages: /^(showcase|features)\/.*[mM]ap/, kilobytes: 200 },
    { pages: /^features\/events/, kilobytes: 200 },
    { pages: /^showcase\/.*Page\.tsx$/, kilobytes: 60 },
    { pages: /^features\/.*Page\.tsx$/, kilobytes: 90 },
  ],
} as const;
