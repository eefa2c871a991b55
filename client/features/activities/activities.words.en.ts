export const texts = {
  title: 'Activity',
  empty: 'No activity yet',
  emptyText: 'Everything that is created, changed or deleted appears here.',
  person: 'Person',
  mine: 'Mine',
  kind: 'Type',
  action: 'Action',
  when: 'Date',
  trash: {
    title: 'Trash',
    intro_one: 'Items deleted since yesterday. Restore them or delete them forever.',
    intro_other: 'Items deleted in the last {{count}} days. Restore them or delete them forever.',
    empty: 'The trash is empty',
    emptyText_one: 'Deleted items stay here for a day.',
    emptyText_other: 'Deleted items stay here for {{count}} days.',
    record: 'Record',
    deleted: 'Deleted',
    by: 'By',
    actions: 'Actions',
    restoreOne: 'Restore {{title}}',
    purge: 'Delete forever',
    purgeOne: 'Delete forever: {{title}}',
    purgeSure: '{{title}} will be deleted forever. This can’t be undone.',
    purged: '{{title}} was deleted forever.',
  },
  ownChanges: {
    title: 'Your changes',
    intro: 'What you changed or deleted in the last 24 hours. Undo any of it in one step.',
    empty: 'Nothing to undo.',
    undo: 'Undo',
    undoOne: 'Undo: {{what}}',
    older: 'Show older',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    activities: typeof texts;
  }
}
