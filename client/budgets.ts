/**
 * Of a cold load before the main content: kilobytes (brotli) of JavaScript and CSS, and files. `modules` are
 * the page's own, with their imports.
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

/** A page's own code in kilobytes; the first matching row counts. */
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
