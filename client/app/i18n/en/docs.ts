export const texts = {
  title: 'Guide',
  pages: 'Pages of the guide',
  openPages: 'Open the pages of the guide',
  onThisPage: 'On this page',
  skipToContent: 'Skip to the content',
  toApplication: 'To the application',
  sections: {
    user: 'For users',
    developer: 'For developers',
    operator: 'For operators',
    project: 'The project',
  },
  search: 'Search the guide',
  found: 'What was found',
  nothingFound: 'Nothing in the guide has all of these words.',
  neighbours: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  englishOnly: 'This page is in English only.',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  notFoundTitle: 'No such page in the guide',
  notFoundText: 'It was renamed, or its address is not right. The search finds what was on it.',
  toFirstPage: 'To the first page',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    docs: typeof texts;
  }
}
