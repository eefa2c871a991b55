export const texts = {
  intro:
    'Snackbars report what has just happened without requiring an answer. They are announced by screen readers, close on their own and stay open while hovered or focused.',
  examples: {
    DoneNotice: {
      title: 'Success',
      note: 'Short, in the past tense, and closes after a few seconds.',
      save: 'Save price',
      saved: 'Price changed to R$ 12.50.',
    },
    FailedNotice: {
      title: 'Error',
      note: 'Says what to do next and stays open until closed.',
      send: 'Send invoice',
      heading: 'Invoice not sent',
      text: 'Casa do Mel’s email address does not exist. Correct it and try again.',
      close: 'Close',
    },
    UndoNotice: {
      title: 'Undo',
      note: 'Replaces a confirmation: deleting takes one click, and so does undoing it.',
      delete: 'Delete note',
      deleted: 'Note deleted.',
      reminder: 'Call Dona Lurdes about the Sunday bread.',
      gone: 'No notes.',
    },
    LoadingNotice: {
      title: 'Loading, then done',
      note: 'One snackbar that updates; it can’t be closed while the task runs.',
      export: 'Export customers',
      running: 'Exporting customers…',
      done: 'customers.csv is ready (214 rows).',
      close: 'Close',
    },
    NoticeQueue: {
      title: 'Queue',
      note: 'Shows five at a time and queues the rest.',
      add: 'Add eight orders',
      arrived: 'Order {{number}} received.',
      clear: 'Clear all',
      close: 'Close',
    },
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'material-snackbar': typeof texts;
  }
}
