import { declaredRecord } from '../declared-record.ts';

export const noteRecord = declaredRecord<'notes'>('Note', {});
