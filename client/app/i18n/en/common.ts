export const texts = {
  productName: 'Retaguarda',
  loading: 'Loading…',
  home: 'Home',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  undo: 'Undo',
  retry: 'Try again',
  close: 'Close',
  or: 'ou',
  fieldRequired: 'this field is required',
  emailInvalid: 'email is not valid',
  somethingWrong: 'Something went wrong!',
  roles: { SA: 'Super administrator', ADMIN: 'Administrator', EDITOR: 'Editor', GUEST: 'Guest' },
  pages: {
    notFoundTitle: 'Page not found',
    notFoundText: 'There is nothing at {{path}}.',
    backToDashboard: 'Back to Dashboard',
    forbiddenTitle: 'This page is not open to you',
    forbiddenText: 'Your role, {{role}}, may not see it. You can go on here:',
    failedTitle: 'This part could not be shown',
    failedText: 'Nothing was lost. Try again, or come back in a moment.',
  },
  list: {
    range: 'Showing {{shown}} of {{total}}',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    perPage: 'Rows per page',
    arrange: 'Columns and density',
    usualColumns: 'Usual columns',
    moveUp: 'Move {{title}} up',
    moveDown: 'Move {{title}} down',
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    selection: 'Selection',
    selected_one: '{{number}} selected',
    selected_other: '{{number}} selected',
    selectAll: 'Select all {{total}} that match',
    selectPage: 'Select all rows of this page',
    selectRow: 'Select row {{number}}',
    clearSelection: 'Clear the selection',
    keysTitle: 'Keys in this list',
    keys: 'With the focus in a row: arrow up and down go to another one, Enter opens it.',
    keysWithSelection:
      'With the focus in a row: arrow up and down go to another one, Enter opens it, x selects it. Shift and a click select a range.',
    sorted: {
      ascending: '{{label}}, sorted ascending',
      descending: '{{label}}, sorted descending',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    common: typeof texts;
  }
}
