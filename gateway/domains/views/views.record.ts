import { invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import { keptQuery, LIST } from './views.rules.ts';
import { countOwn } from './views.store.ts';

/** The limit of stored views for each account and list. */
const MOST_VIEWS = 50;

export const viewRecord = declaredRecord<'views'>('View', {
  operations: {
    toColumns: (_row, { query }) => (typeof query === 'string' ? { query: keptQuery(query) } : {}),
  },
  rules: {
    validate: ({ row: { list } }) => ({
      ...(!LIST.test(list) && { list: problem('not_a_list') }),
    }),
    async assignGenerated(db, made) {
      for (const { row } of made) {
        if ((await countOwn(db, row)) < MOST_VIEWS) continue;
        throw invalid({ list: problem('too_many_views', { most: MOST_VIEWS }) });
      }
    },
  },
});
