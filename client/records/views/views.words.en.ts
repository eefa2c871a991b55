export const texts = {
  title: 'Views',
  view: 'View: {{name}}',
  all: 'All',
  changed: '{{name}} (changed)',
  isChanged: 'Changed',
  reset: 'Reset',
  isDefault: 'Default',
  isShared: 'Shared',
  save: 'Save as new view…',
  saveTitle: 'Save view',
  update: 'Save changes to “{{name}}”',
  edit: 'Rename or share…',
  editTitle: 'Rename or share view',
  makeDefault: 'Set as default',
  noDefault: 'Remove as default',
  delete: 'Delete “{{name}}”',
  name: 'Name',
  share: 'Share with everyone',
  notFound: 'This view no longer exists.',
  saved: 'The view “{{name}}” was saved.',
  deleted: 'The view “{{name}}” was deleted.',
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    views: typeof texts;
  }
}
