export const texts = {
  title: 'Guide',
  pages: 'Guide pages',
  openPages: 'Open guide pages',
  onThisPage: 'On this page',
  skipToContent: 'Skip to content',
  toApplication: 'Go to application',
  sections: {
    user: 'For users',
    developer: 'For developers',
    operator: 'For operators',
    project: 'The project',
  },
  search: 'Search the guide',
  found: 'Results',
  nothingFound: 'No results.',
  neighbours: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  englishOnly: 'This page is only available in English.',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  notFoundTitle: 'Page not found',
  notFoundText: 'It may have been renamed. Try searching for its content.',
  toFirstPage: 'Go to first page',
};

declare module '../core/i18n/catalogues.ts' {
  interface Catalogues {
    docs: typeof texts;
  }
}
