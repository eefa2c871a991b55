export const noteFields = {
  recordKind: 'Kind of record',
  recordId: 'Record',
  at: 'Written',
  accountId: 'Author',
  accountName: 'Author',
  text: 'Note',
};
