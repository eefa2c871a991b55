export const texts = {
  title: 'Views',
  view: 'View: {{name}}',
  all: 'All',
  changed: '{{name}} (changed)',
  isDefault: 'The list opens with it',
  isShared: 'Shared',
  save: 'Save as a new view…',
  saveTitle: 'Save this view',
  update: 'Save the changes to “{{name}}”',
  edit: 'Rename or share…',
  editTitle: 'Rename or share this view',
  makeDefault: 'Open the list with it',
  noDefault: 'No longer open the list with it',
  delete: 'Delete “{{name}}”',
  name: 'Name',
  share: 'Everyone sees it',
  saved: 'The view “{{name}}” was saved.',
  deleted: 'The view “{{name}}” was deleted.',
};

declare module '../catalogues.ts' {
  interface Catalogues {
    views: typeof texts;
  }
}
