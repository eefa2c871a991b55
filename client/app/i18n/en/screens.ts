export const texts = {
  new: 'New {{noun}}',
  create: 'Create {{noun}}',
  edit: 'Edit',
  add: 'Add…',
  addField: 'Add {{field}}',
  editField: 'Edit {{field}}',
  madeIfEmpty: 'Leave it empty to have one assigned.',
  fieldChanged: '{{field}} of {{name}} was changed.',
  fieldRestored: '{{field}} of {{name}} was restored.',
  more: 'More actions',
  rows: {
    add: 'Add {{noun}}',
    remove: 'Remove {{noun}} {{number}}',
    one: '{{noun}} {{number}}',
  },
  files: {
    title: 'Files',
    attach: 'Attach files',
    name: 'File',
    by: 'Attached by',
    at: 'When',
    size: 'Size',
    delete: 'Delete',
    deleteOne: 'Delete {{name}}',
  },
  noneRelated: 'None yet.',
  allRelated: 'All {{number}}',
  previous: 'Previous record',
  next: 'Next record',
  placeInList: '{{place}} of {{last}}',
  placeOnPage: '{{place}} of {{last}} shown',
  details: 'Details',
  created: '{{name}} was created.',
  saved: '{{name}} was saved.',
  deleted: '{{name}} was deleted.',
  restored: '{{name}} was restored.',
  search: 'Search {{nouns}}',
  set: 'Set {{label}}',
  from: '{{label}} from',
  to: '{{label}} to',
  empty: 'No {{nouns}} yet',
  emptyText: 'They appear here once they are created.',
  bulkChanged_one: '{{number}} changed.',
  bulkChanged_other: '{{number}} changed.',
  bulkDeleted_one: '{{number}} deleted.',
  bulkDeleted_other: '{{number}} deleted.',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    screens: typeof texts;
  }
}
