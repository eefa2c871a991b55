export const texts = {
  intro:
    'A notification says what has just happened without asking for an answer. It is read out, goes by itself, and stays while the pointer or the focus is on it.',
  examples: {
    DoneNotice: {
      title: 'It is done',
      note: 'Short and in the past tense; gone after a few seconds.',
      save: 'Save the price',
      saved: 'The new price is R$ 12.50.',
    },
    FailedNotice: {
      title: 'It did not work',
      note: 'Says what to do next and stays until it is closed; read out at once.',
      send: 'Send the invoice',
      heading: 'The invoice was not sent',
      text: 'The e-mail address of Casa do Mel does not exist. Correct it and send again.',
      close: 'Close',
    },
    UndoNotice: {
      title: 'With undo',
      note: 'Instead of asking before: deleting takes one click, and so does taking it back.',
      delete: 'Delete the note',
      deleted: 'The note was deleted.',
      reminder: 'Call Dona Lurdes about the Sunday bread.',
      gone: 'No notes.',
    },
    LoadingNotice: {
      title: 'Running, then done',
      note: 'One notification that changes: it cannot be closed while the work runs.',
      export: 'Export the customers',
      running: 'The file is being written…',
      done: 'customers.csv is ready, 214 rows.',
      close: 'Close',
    },
    NoticeQueue: {
      title: 'Many at once',
      note: 'Five are shown, the others wait their turn; one button clears them all.',
      add: 'Eight orders arrive',
      arrived: 'Order {{number}} has arrived.',
      clear: 'Clear all',
      close: 'Close',
    },
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    'material-snackbar': typeof texts;
  }
}
