export const texts = {
  productName: 'Retaguarda',
  loading: 'Loading…',
  home: 'Home',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  redo: 'Redo',
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  noChanges: 'No changes.',
  undone: 'Undone: {{what}}',
  redone: 'Redone: {{what}}',
  show: 'Show',
  cannotBeUndone: 'Can’t be undone: {{what}}',
  retry: 'Try again',
  close: 'Close',
  copied: 'Copied',
  or: 'ou',
  fieldRequired: 'this field is required',
  emailInvalid: 'email is not valid',
  phoneInvalid: 'Enter a phone number with area code, or + and country code',
  cepInvalid: 'Enter eight digits',
  somethingWrong: 'Something went wrong!',
  connection: {
    paused: 'Live updates paused',
    offline: 'You’re offline. Changes can’t be saved until you’re back online.',
    unreachable: 'Can’t reach the server. Trying again…',
    waiting: 'The page you asked for opens when the connection is back.',
    back: 'Back online',
  },
  roles: { SA: 'Super administrator', ADMIN: 'Administrator', EDITOR: 'Editor', GUEST: 'Guest' },
  pages: {
    notFoundTitle: 'Page not found',
    notFoundText: 'There is no page at {{path}}.',
    backToDashboard: 'Back to Dashboard',
    forbiddenTitle: 'You don’t have access to this page',
    forbiddenText: 'Your role ({{role}}) can’t open it. Go to one of these instead:',
    failedTitle: 'This couldn’t be loaded',
    failedText: 'Nothing was lost. Try again in a moment.',
  },
};

declare module './i18n/catalogues.ts' {
  interface Catalogues {
    common: typeof texts;
  }
}
