import type { ExpressionBuilder } from 'kysely';
import { declaredRecord } from '../../records/declared-record.ts';
import { record, type Row, withParts } from '../../records/record.ts';
import { dateErrors, NEVER, tagErrors } from './todos.rules.ts';

export const todoRecord = declaredRecord<'todos', 'todoTaggings'>('Todo', {
  noun: 'to-do',
  parts: [{ table: 'todoTaggings', key: 'todoId' }],
  rules: {
    derive: ({ row }) => ({ dueKey: row.dueDate ?? NEVER }),
    check: ({ row }) => dateErrors(row),
  },
  entry: {
    sortColumns: { position: 'rank' },
    narrow: (query, { tag }) =>
      tag == null
        ? query
        : query.where('id', 'in', (inner: ExpressionBuilder<Record<string, Row>, string>) =>
            inner.selectFrom('todoTaggings').select('todoId').where('tagId', '=', tag),
          ),
  },
});

export const todoAlone = withParts(todoRecord);

export const todoTagRecord = record<'todoTags'>(
  {
    kind: 'TodoTag',
    noun: 'tag',
    table: 'todoTags',
    title: 'name',
    owner: 'accountId',
    parts: [{ table: 'todoTaggings', key: 'tagId' }],
  },
  { check: ({ row }) => tagErrors(row) },
);
