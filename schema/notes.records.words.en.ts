export const texts = {
  kinds: { Note: 'note' },
  counted: { Note_one: '{{number}} note', Note_other: '{{number}} notes' },
  fieldsOf: {
    Note: {
      mentions: 'Mentions',
      note: 'Note',
      recordKind: 'Record type',
      recordId: 'Record',
      at: 'Written',
      editedAt: 'Edited',
      accountId: 'Author',
      accountName: 'Author',
      text: 'Note',
    },
  },
};
