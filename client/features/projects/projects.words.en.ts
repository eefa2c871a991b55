export const texts = {
  title: 'Projects',
  new: 'New project',
  view: 'Layout',
  views: { list: 'List', cards: 'Cards' },
  search: 'Search by project, person or email',
  sort: 'Sort by',
  comments_one: '{{shown}} comment',
  comments_other: '{{shown}} comments',
  revisions_one: '{{shown}} revision',
  revisions_other: '{{shown}} revisions',
  empty: {
    title: 'No projects yet',
    text: 'They appear here once they are created.',
    noneMatch: 'No results',
    noneMatchText: 'Try another search.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    projects: typeof texts;
  }
}
