export const texts = {
  intro:
    'Menus list the actions for one item. Open them with a click, Enter or the arrow keys; focus returns to the button on close.',
  examples: {
    ActionsMenu: {
      title: 'Actions',
      note: 'Use the arrow keys to move, a letter to jump and Esc to close. Unavailable actions are disabled.',
      open: 'Invoice',
      document: 'Document',
      send: 'Send by email',
      print: 'Print',
      duplicate: 'Duplicate',
      delete: 'Delete',
      done: 'Selected: {{action}}',
    },
    OrderMenu: {
      title: 'Single choice',
      note: 'A radio group in a menu; the button shows the current choice.',
      open: 'Sort: {{order}}',
      newest: 'newest first',
      oldest: 'oldest first',
      dearest: 'highest total first',
    },
    ColumnsMenu: {
      title: 'Multiple choice',
      note: 'The menu stays open so you can change several options at once.',
      open: 'Columns',
      number: 'Number',
      buyer: 'Buyer',
      date: 'Date',
      total: 'Total',
      shown: '{{count}} of {{all}} columns shown',
    },
    NestedMenu: {
      title: 'Submenu',
      note: 'Right arrow opens the submenu, left arrow goes back.',
      open: 'Report',
      export: 'Export as',
      share: 'Share',
      exported: 'Exporting the report as {{format}}…',
      shared: 'Link copied.',
    },
    RowContextMenu: {
      title: 'Context menu',
      note: 'Opens on right-click, long press, or Shift+F10 when focused.',
      hint: 'Right-click here, or press Shift+F10.',
      edit: 'Edit',
      archive: 'Archive',
      opened: '{{customer}} was opened.',
      archived: '{{customer}} was archived.',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-menu': typeof texts;
  }
}
