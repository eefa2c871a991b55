import type { Migration } from 'kysely';
import { numberRecords } from './number-records.ts';
import { textColumn } from './text-column.ts';

/** For older programs: labels have small numbers, files keep the written size. */
export const olderBoards: Migration = {
  async up(db) {
    await numberRecords(db, 'board_labels', ['position', 'id']);
    await db.schema
      .alterTable('card_attachments')
      .addColumn('size_as_written', textColumn(db))
      .execute();
  },
};
