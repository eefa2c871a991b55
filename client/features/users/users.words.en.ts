export const texts = {
  title: 'Users',
  new: 'New user',
  edit: 'Edit',
  create: 'Create user',
  activate: 'Activate',
  deactivate: 'Deactivate',
  activated: '{{name}} was activated.',
  deactivated: '{{name}} was deactivated.',
  view: 'Layout',
  views: { table: 'Table', grid: 'Grid', rows: 'Rows' },
  status: { active: 'Active', inactive: 'Inactive' },
  sections: { contact: 'Contact', person: 'Personal details' },
  pictureHint: 'Picture address. Without one, the initials are shown.',
  filters: {
    text: 'Search by name, company or contact',
    sort: 'Sort by',
  },
  empty: {
    title: 'No users yet',
    text: 'The people you work with appear here.',
    noneMatch: 'No users match these filters',
    noneMatchText: 'Change or clear the filters to see more.',
  },
  bulk: {
    activated_one: '{{number}} user was activated.',
    activated_other: '{{number}} users were activated.',
    deactivated_one: '{{number}} user was deactivated.',
    deactivated_other: '{{number}} users were deactivated.',
    deleted_one: '{{number}} user was deleted.',
    deleted_other: '{{number}} users were deleted.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    users: typeof texts;
  }
}
