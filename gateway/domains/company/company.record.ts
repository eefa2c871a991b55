import { declaredRecord } from '../../records/declared-record.ts';

export const companyRecord = declaredRecord<'companies'>('Company');
