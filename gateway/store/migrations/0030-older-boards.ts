import type { Migration } from 'kysely';
import { numberRecords } from './number-records.ts';
import { textColumn } from './text-column.ts';

/** What older programs know of boards: labels by small numbers, and sizes of files as they wrote them. */
export const olderBoards: Migration = {
  async up(db) {
    await numberRecords(db, 'board_labels', ['position', 'id']);
    await db.schema
      .alterTable('card_attachments')
      .addColumn('size_as_written', textColumn(db))
      .execute();
  },
};
