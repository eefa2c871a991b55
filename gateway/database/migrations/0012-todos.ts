import type { Migration } from 'kysely';
import { textColumn } from './text-column.ts';

export const todos: Migration = {
  async up(db) {
    const text = textColumn(db);
    await db.schema
      .createTable('todos')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('important', 'integer', (column) => column.notNull())
      .addColumn('starred', 'integer', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('read', 'integer', (column) => column.notNull())
      .addColumn('selected', 'integer', (column) => column.notNull())
      .addColumn('start_date', text)
      .addColumn('due_date', text)
      .addColumn('rank', text, (column) => column.notNull())
      .addColumn('due_key', text, (column) => column.notNull())
      .addColumn('search_text', text, (column) => column.notNull())
      .addUniqueConstraint('todos_rank', ['account_id', 'rank'])
      .execute();
    for (const column of ['rank', 'due_key']) {
      await db.schema
        .createIndex(`todos_${column}_id`)
        .on('todos')
        .columns(['account_id', column, 'id'])
        .execute();
    }
    await db.schema
      .createTable('todo_tags')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('todo_tags_account_id')
      .on('todo_tags')
      .columns(['account_id', 'name', 'id'])
      .execute();
    await db.schema
      .createTable('todo_taggings')
      .addColumn('todo_id', text, (column) =>
        column.notNull().references('todos.id').onDelete('cascade'),
      )
      .addColumn('tag_id', text, (column) =>
        column.notNull().references('todo_tags.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('todo_taggings_pkey', ['todo_id', 'tag_id'])
      .execute();
    await db.schema
      .createIndex('todo_taggings_tag_id')
      .on('todo_taggings')
      .columns(['tag_id', 'todo_id'])
      .execute();
  },
};
