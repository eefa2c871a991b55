import type { Migration } from 'kysely';
import { writeSearchTexts } from './rewrite-texts.ts';
import { textColumn } from './text-column.ts';
import { indexTexts } from './text-indexes.ts';

/** Files are found by the words of their names, as records are. */
export const searchableFiles: Migration = {
  async up(db) {
    await db.schema
      .alterTable('files')
      .addColumn('search_text', textColumn(db), (column) => column.notNull().defaultTo(''))
      .execute();
    await writeSearchTexts(db, 'files', ['name']);
    await indexTexts(db, 'files');
  },
};
