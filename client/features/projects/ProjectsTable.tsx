import type { DeclaredRecord } from '../../records/declaration.ts';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { ProjectOwner } from './ProjectOwner.tsx';
import { projectFields, type ProjectsList } from './projectsList.ts';

export function ProjectsTable({ declaration, projects, ...list }: ProjectsList) {
  return (
    <RecordsTable
      declaration={declaration}
      records={projects}
      columns={projectFields}
      cells={{ userName: owner }}
      {...list}
    />
  );
}

const owner = (record: DeclaredRecord) => (
  <ProjectOwner {...(record as unknown as ProjectsList['projects'][number])} />
);
