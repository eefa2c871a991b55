export const texts = {
  importList: 'Import',
  export: {
    as: 'Export as CSV',
    all: 'All {{total}} that match',
    selected: '{{total}} selected',
    shown: 'The columns shown',
    whole: 'Every column',
  },
  titles: { customers: 'Import customers', products: 'Import products' },
  intro: {
    customers:
      'A CSV file with one customer a row. Whoever has the same CPF or CNPJ is changed, everyone else is new.',
    products:
      'A CSV file with one product a row. A product with the same SKU is changed, every other is new.',
  },
  another: 'Another file',
  try: 'Check the file',
  bring: 'Import',
  failed: 'The file could not be imported',
  undone: 'The import was taken back.',
  columns: {
    title: 'Columns of the file',
    text: 'Say what each column is. A record is known by its {{key}}; columns that you leave out and empty cells change nothing.',
    column: 'Column',
    values: 'First values',
    field: 'Field',
    fieldOf: 'Field of the column {{heading}}',
    none: 'Left out',
    empty: 'Empty cells',
    empties: 'Clear the field',
    emptiesOf: 'Clear the field where {{heading}} is empty',
  },
  running: {
    reading: 'Reading {{name}}',
    trying: 'Checking {{name}}',
    importing: 'Importing {{name}}',
  },
  sent: '{{percent}} % sent',
  rowsDone_one: '{{number}} row done',
  rowsDone_other: '{{number}} rows done',
  stored: {
    title: 'The import is stored',
    stopped: 'The import was stopped',
    text: 'All that it stored can be taken back in one step, later from the activities too.',
  },
  report: {
    wouldHappen: 'What would happen',
    happened: 'What happened',
    made: 'New',
    changed: 'Changed',
    unchanged: 'The same as before',
    bad: 'Bad rows, left out',
    all: 'These rows are left out.',
    first: 'The first {{shown}} of {{total}} rows that are left out.',
    download: 'Download the bad rows',
    fileName: 'bad-rows.csv',
    badRows: 'Bad rows',
    changes: 'Changed fields',
    firstChanged: 'The first {{shown}} of {{total}} rows that change a record.',
    before: 'Before',
    after: 'After',
    empty: 'Empty',
    row: 'Row',
    field: 'Field',
    reason: 'What is wrong',
    wholeRow: 'The row',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    csv: typeof texts;
  }
}
