import { declaredRecord } from '../declare/declared-record.ts';

export const noteRecord = declaredRecord<'notes', 'noteMentions'>('Note', { author: 'accountId' });
