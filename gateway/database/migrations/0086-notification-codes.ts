import { type Migration, sql } from 'kysely';
import { textColumn } from './text-column.ts';

/** Titles of the gateway's own notifications, which alone had a kind of record. */
const titles = {
  DEAL_WON: 'Deal won',
  STOCK_LOW: 'Stock is low',
  CARD_ASSIGNED: 'A card was assigned to you',
};

const MESSAGE = 'New message from ';

export const notificationCodes: Migration = {
  async up(db) {
    const text = textColumn(db);
    for (const column of ['code', 'sender']) {
      await db.schema.alterTable('notifications').addColumn(column, text).execute();
    }
    for (const [code, title] of Object.entries(titles)) {
      await sql`
        update notifications set code = ${code} where record_kind is not null and title = ${title}
      `.execute(db);
    }
    await sql`
      update notifications
      set code = 'MESSAGE_RECEIVED', sender = substr(title, ${MESSAGE.length + 1})
      where record_kind = 'Message' and title like ${`${MESSAGE}%`}
    `.execute(db);
  },
};
