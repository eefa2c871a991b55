import type { Migration } from 'kysely';
import { makeSearchable } from './searchable.ts';
import { textColumn } from './text-column.ts';

const indexes: readonly [table: string, columns: string[]][] = [
  ['boards', ['search_text', 'id']],
  ['board_memberships', ['member_id']],
  ['card_members', ['member_id']],
  ['card_labels', ['label_id']],
  ['card_attachments', ['card_id', 'position']],
  ['card_comments', ['card_id', 'position']],
  ['card_comments', ['uid']],
];

export const boards: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('board_members')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('avatar', text)
      .execute();
    await db.schema
      .createTable('board_labels')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('color', text, (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('boards')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('board_memberships')
      .addColumn('board_id', text, (column) =>
        column.notNull().references('boards.id').onDelete('cascade'),
      )
      .addColumn('member_id', text, (column) =>
        column.notNull().references('board_members.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('board_memberships_pkey', ['board_id', 'member_id'])
      .execute();
    await db.schema
      .createTable('board_columns')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('board_id', text, (column) =>
        column.notNull().references('boards.id').onDelete('cascade'),
      )
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('rank', text, (column) => column.notNull())
      .addUniqueConstraint('board_columns_rank', ['board_id', 'rank'])
      .execute();
    await db.schema
      .createTable('cards')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('column_id', text, (column) =>
        column.notNull().references('board_columns.id').onDelete('cascade'),
      )
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('cover_image', text)
      .addColumn('description', text, (column) => column.notNull())
      .addColumn('rank', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addUniqueConstraint('cards_rank', ['column_id', 'rank'])
      .execute();
    await db.schema
      .createTable('card_members')
      .addColumn('card_id', text, (column) =>
        column.notNull().references('cards.id').onDelete('cascade'),
      )
      .addColumn('member_id', text, (column) =>
        column.notNull().references('board_members.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('card_members_pkey', ['card_id', 'member_id'])
      .execute();
    await db.schema
      .createTable('card_labels')
      .addColumn('card_id', text, (column) =>
        column.notNull().references('cards.id').onDelete('cascade'),
      )
      .addColumn('label_id', text, (column) =>
        column.notNull().references('board_labels.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('card_labels_pkey', ['card_id', 'label_id'])
      .execute();
    await db.schema
      .createTable('card_attachments')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('card_id', text, (column) =>
        column.notNull().references('cards.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('url', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('card_comments')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('card_id', text, (column) =>
        column.notNull().references('cards.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('uid', text, (column) =>
        column.notNull().references('board_members.id').onDelete('cascade'),
      )
      .addColumn('text', text, (column) => column.notNull())
      .addColumn('time', text, (column) => column.notNull())
      .execute();
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute();
    }
    await makeSearchable(db, { kind: 'Board', table: 'boards', title: 'title' });
    await makeSearchable(db, { kind: 'Card', table: 'cards', title: 'title' });
  },
};
