import { record } from '../../records/record.ts';
import { derivedFields, projectErrors } from './projects.rules.ts';

export const projectRecord = record(
  { kind: 'Project', table: 'projects', title: 'projectName' },
  { derive: ({ row }) => derivedFields(row), check: ({ row }) => projectErrors(row) },
);
