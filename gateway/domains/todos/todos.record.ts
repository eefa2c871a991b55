import { record, withParts } from '../../records/record.ts';
import { derivedFields, tagErrors, todoErrors } from './todos.rules.ts';

export const todoRecord = record<'todos', 'todoTaggings'>(
  {
    kind: 'Todo',
    noun: 'to-do',
    table: 'todos',
    title: 'title',
    owner: 'accountId',
    parts: [{ table: 'todoTaggings', key: 'todoId' }],
  },
  { derive: ({ row }) => derivedFields(row), check: ({ row }) => todoErrors(row) },
);

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
