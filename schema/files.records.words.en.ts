export const texts = {
  kinds: { Attachment: 'attachment', File: 'file' },
  counted: {
    Attachment_one: '{{number}} attachment',
    Attachment_other: '{{number}} attachments',
    File_one: '{{number}} file',
    File_other: '{{number}} files',
  },
  // Verbs of activities that name the kind, too.
  verbsOf: { Attachment: { created: 'attached' } },
  fieldsOf: {
    Attachment: {
      name: 'Name',
      note: 'Note',
      file: 'File',
      recordKind: 'Record type',
      recordId: 'Record',
      accountId: 'Author',
    },
    File: {
      name: 'Name',
      isShared: 'Shared',
      recordKind: 'Record type',
      recordId: 'Record',
      accountId: 'Uploaded by',
      createdAt: 'Created',
    },
  },
};
