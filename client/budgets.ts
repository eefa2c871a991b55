/**
 * The limits of a cold load before the main content: kilobytes (brotli) of JavaScript and CSS, and files. `modules` are
 * the page's own, with their imports.
 */
interface PageBudget {
  page: string;
  modules: readonly string[];
  kilobytes: number;
  files: number;
}

/** The size that the build measured. */
export interface PageSize {
  page: string;
  kilobytes: number;
  files: number;
}

const languages = ['en', 'pt-BR'];
const wordsIn = (part: string, language: string) => `app/i18n/${part}.${language}.ts`;

const start = ['index.html'];
const shell = ['layout/Shell.tsx', 'app/pages.tsx'];
const home = [
  ...start,
  wordsIn('start', 'en'),
  ...shell,
  wordsIn('app', 'en'),
  'features/home/HomePage.tsx',
  'features/home/HomePage.loader.ts',
];
/** Fetched once a page shows. */
const afterPage = ['layout/afterPage.ts'];

/** The files that are loaded before any page's own modules. */
export const layers = [
  { name: 'start', modules: start },
  { name: 'shell', modules: [...start, ...shell], later: afterPage },
] as const;

/** The words of an address, a file each. */
export function wordsOf({ isPublic, modules }: { isPublic: boolean; modules: readonly string[] }) {
  const isGallery = modules.some((module) => module.startsWith('showcase/'));
  const isOf = (feature: string) =>
    modules.some((module) => module.startsWith(`features/${feature}/`));
  const isSettings = !isPublic && ['accounts', 'invitations', 'profile'].some(isOf);
  const parts = [
    'start',
    ...(isPublic ? [] : ['app']),
    ...(isGallery ? ['gallery'] : []),
    ...(isSettings ? ['settings'] : []),
    ...(isOf('carts') ? ['shop'] : []),
  ];
  return Object.fromEntries(
    languages.map((language) => [language, parts.map((part) => wordsIn(part, language))]),
  );
}

export const pageBudgets: readonly PageBudget[] = [
  { page: '/login', modules: [...start, wordsIn('start', 'en')], kilobytes: 145, files: 6 },
  { page: '/home', modules: home, kilobytes: 320, files: 12 },
  { page: '/home once it shows', modules: [...home, ...afterPage], kilobytes: 330, files: 16 },
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
