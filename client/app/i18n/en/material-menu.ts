export const texts = {
  intro:
    'A menu holds what can be done with one thing. It opens by click, Enter or the arrow keys, and gives the focus back when it closes.',
  examples: {
    ActionsMenu: {
      title: 'Actions',
      note: 'Arrow keys move, the first letter jumps, Esc closes. What cannot be done is shown disabled.',
      open: 'Invoice',
      document: 'Document',
      send: 'Send by e-mail',
      print: 'Print',
      duplicate: 'Duplicate',
      delete: 'Delete',
      done: '“{{action}}” was chosen.',
    },
    OrderMenu: {
      title: 'One of several',
      note: 'A radio group in a menu: the button says what is chosen.',
      open: 'Order: {{order}}',
      newest: 'newest first',
      oldest: 'oldest first',
      dearest: 'largest total first',
    },
    ColumnsMenu: {
      title: 'Several of many',
      note: 'Check boxes keep the menu open, so that several can be changed in one go.',
      open: 'Columns',
      number: 'Number',
      buyer: 'Buyer',
      date: 'Date',
      total: 'Total',
      shown: '{{count}} of {{all}} columns are shown.',
    },
    NestedMenu: {
      title: 'A menu in a menu',
      note: 'The right arrow key opens the next level, the left one goes back.',
      open: 'Report',
      export: 'Export as',
      share: 'Share',
      exported: 'The report is on its way as {{format}}.',
      shared: 'The link is in your clipboard.',
    },
    RowContextMenu: {
      title: 'At the pointer',
      note: 'By the right mouse button, a long press, or Shift+F10 while it has the focus.',
      hint: 'Right-click here, or press Shift+F10.',
      edit: 'Edit',
      archive: 'Archive',
      opened: '{{customer}} was opened.',
      archived: '{{customer}} was archived.',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-menu': typeof texts;
  }
}
