import type { Migration } from 'kysely';
import { addRecordColumns } from './record-columns.ts';

/** Events and messages can be about a record of any kind. */
export const recordsOfEventsAndMessages: Migration = {
  async up(db) {
    const columns = { record_kind: 'text?', record_id: 'text?' } as const;
    const added = { columns, filled: {}, unique: [] };
    await addRecordColumns(db, { ...added, table: 'events', indexed: ['record_id'] });
    await addRecordColumns(db, { ...added, table: 'messages', indexed: [] });
    // A merge finds the messages about a record, whoever owns them.
    await db.schema
      .createIndex('messages_record_id_referred')
      .on('messages')
      .column('record_id')
      .execute();
  },
};
