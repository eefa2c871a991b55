import { record } from '../../records/record.ts';
import { derivedFields, viewErrors } from './views.rules.ts';

export const viewRecord = record(
  { kind: 'View', table: 'views', title: 'name', owner: 'accountId' },
  { derive: ({ row }) => derivedFields(row), check: ({ row }) => viewErrors(row) },
);
