export const texts = {
  title: 'Projects',
  one: 'Project',
  view: 'View',
  views: { list: 'List', cards: 'Cards' },
  search: 'Find by project, person or e-mail',
  sort: 'Order by',
  fields: {
    projectName: 'Project',
    userName: 'Answers for it',
    date: 'Last worked on',
    comment: 'Comments',
    revision: 'Revisions',
  },
  comments_one: '{{shown}} comment',
  comments_other: '{{shown}} comments',
  revisions_one: '{{shown}} revision',
  revisions_other: '{{shown}} revisions',
  lastWorkedOn: 'Last worked on {{day}}',
  notFound: 'This project is not there. It was deleted, or the address is not right.',
  empty: {
    title: 'No projects yet',
    text: 'Projects that are entered by a program stand here.',
    noneMatch: 'No project matches these words',
    noneMatchText: 'Try fewer or other ones.',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    projects: typeof texts;
  }
}
