export const texts = {
  history: {
    title: 'History',
    someoneElse: 'Someone else',
    nothing: 'No changes yet.',
    and: 'and',
    mergedInto: 'into',
    importedFrom: '{{what}} from {{file}}',
    theImport: 'the import of {{what}} from {{file}}',
    theMerge: 'the merge of {{what}} into {{name}}',
    older: 'Show older',
    changedFields: 'Changed fields',
    showAll: 'Show all',
    showLess: 'Show less',
    gone: 'A deleted record',
    wasDeleted: '{{title}} is in the trash',
    mayRestore: 'Restore it to open it again.',
    othersRestore: 'An administrator can restore it.',
    picture: 'A picture',
    before: 'Before',
    after: 'After',
    restore: 'Restore',
    recordRestored: '{{title}} was restored.',
    restoreVersion: 'Restore this version',
    restored: 'Version restored.',
    unchanged: 'Nothing changed: the record already matches this version.',
    merge: { into: 'Merged into', undo: 'Undo merge', alone: 'Restore alone' },
    mergeStays: 'Restored alone, it comes back without what moved to the other record.',
    actions: { merged: 'merged', undid: 'undid', restored: 'restored' },
    byNobody: {
      created: 'Created',
      updated: 'Changed',
      merged: 'Merged',
      undid: 'Undone',
      deleted: 'Deleted',
      imported: 'Imported',
      emailed: 'Emailed',
      restored: 'Restored',
      purged: 'Deleted forever',
      anonymized: 'Anonymized',
      signedIn: 'Signed in',
      signedOut: 'Signed out',
      passwordReset: 'New password requested or set',
      secondFactorChanged: 'Two-factor authentication changed',
      identityChanged: 'Provider connected or disconnected',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'history.records': typeof texts;
  }
}
