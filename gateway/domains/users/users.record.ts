import { declaredRecord } from '../../records/declare/declared-record.ts';
import { nextOf } from '../../database/facts.ts';

export const USER_COUNTER = 'users';

export const userRecord = declaredRecord<'users'>('User', {
  rules: {
    async assignGenerated(db, made) {
      for (const { row } of made) row.index = await nextOf(db, USER_COUNTER);
    },
  },
});
