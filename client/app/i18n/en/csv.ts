export const texts = {
  importList: 'Import',
  export: {
    as: 'Export as CSV',
    all: 'All {{total}} that match',
    selected: '{{total}} selected',
    shown: 'Visible columns',
    whole: 'All columns',
  },
  title: 'Import {{nouns}}',
  intro:
    'A CSV file with one record per row. The next step shows by which field rows are matched; a row without a match adds a record.',
  another: 'Choose another file',
  try: 'Check file',
  bring: 'Import',
  failed: 'The file could not be imported',
  problemOfFile: 'The file {{problem}}.',
  undone: 'Import undone.',
  redone: 'Import redone.',
  columns: {
    title: 'Columns of the file',
    text: 'Choose a field for each column. Records are matched by {{key}}; ignored columns and empty cells change nothing.',
    column: 'Column',
    values: 'First values',
    field: 'Field',
    fieldOf: 'Field of the column {{heading}}',
    none: 'Ignore',
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
    title: 'Import complete',
    stopped: 'Import stopped',
    text: 'Undo the whole import in one step, here or later under Activity.',
  },
  report: {
    wouldHappen: 'What will change',
    happened: 'What changed',
    made: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    bad: 'Rows with errors, skipped',
    all: 'These rows are skipped.',
    first: 'The first {{shown}} of {{total}} skipped rows.',
    download: 'Download rows with errors',
    fileName: 'rows-with-errors.csv',
    badRows: 'Rows with errors',
    changes: 'Changed fields',
    firstChanged: 'The first {{shown}} of {{total}} rows that change a record.',
    before: 'Before',
    after: 'After',
    empty: 'Empty',
    row: 'Row',
    field: 'Field',
    reason: 'Problem',
    wholeRow: 'Whole row',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    csv: typeof texts;
  }
}
