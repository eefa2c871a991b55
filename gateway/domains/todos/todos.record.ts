import { rankBetween } from '../../database/ranks.ts';
import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { lockRecord } from '../../records/write/snapshots.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { onlyParts } from '../../records/declare/record.ts';
import { dateErrors, dueColumns, dueColumnsIn } from './todos.rules.ts';
import { lastRank } from './todos.store.ts';

const MOST_TAGS_EACH = 50;

const tag = { table: 'todoTags', problem: problem('not_a_tag'), owner: 'accountId' } as const;

export const todoRecord = declaredRecord<'todos', 'todoTaggings'>('Todo', {
  noun: 'to-do',
  unversioned: ['rank'],
  parts: [
    {
      table: 'todoTaggings',
      key: 'todoId',
      field: 'tag',
      lists: 'tagId',
      references: { tagId: tag },
    },
  ],
  rules: {
    derive: ({ row }) => dueColumns(row),
    validate: ({ row }) => dateErrors(row),
    async assignGenerated(db, made) {
      for (const { row } of made) {
        // Two that were made at once would come after the same one.
        await lockRecord(db, { table: 'accounts' }, row.accountId);
        row.rank = rankBetween(await lastRank(db, row.accountId), undefined);
      }
    },
  },
  operations: {
    toColumns: (_row, given) => dueColumnsIn(given),
    sortColumns: { position: 'rank' },
    filterConditions: ({ tag }, { eb }) =>
      tag == null
        ? []
        : [eb('id', 'in', eb.selectFrom('todoTaggings').select('todoId').where('tagId', '=', tag))],
    partsOf({ tag: tags }: { tag?: readonly string[] | null }, todoId) {
      if (!tags) return {};
      if (tags.length > MOST_TAGS_EACH)
        throw invalid({ tag: problem('too_many', { most: MOST_TAGS_EACH }) });
      const tagIds = [...new Set(tags)];
      return { todoTaggings: tagIds.map((tagId, position) => ({ todoId, tagId, position })) };
    },
  },
});

export const todoAlone = onlyParts(todoRecord);

export const todoTagRecord = declaredRecord<'todoTags', 'todoTaggings'>('TodoTag', {
  noun: 'tag',
  parts: [{ table: 'todoTaggings', key: 'tagId' }],
});
