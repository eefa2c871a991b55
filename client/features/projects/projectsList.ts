import type { ShownList } from '../../records/list/ListTable.tsx';
import type { DeclaredRecord, RecordDeclaration } from '../../records/declaration.ts';
import type { ProjectDetails_ProjectFragment } from './ProjectDetails.generated.ts';

export const projectFields = ['projectName', 'userName', 'date', 'comment', 'revision'] as const;

export interface ProjectsList extends ShownList {
  declaration: RecordDeclaration;
  projects: (DeclaredRecord & ProjectDetails_ProjectFragment)[];
}
