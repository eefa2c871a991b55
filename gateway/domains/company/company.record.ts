import { declaredRecord } from '../../records/declare/declared-record.ts';

export const companyRecord = declaredRecord<'companies'>('Company');
