import type { ShownList } from '../../components/ListTable.tsx';
import type { ProjectFacts_ProjectFragment } from './ProjectsPage.generated.ts';

export const projectSortFields = [
  'date',
  'projectName',
  'userName',
  'comment',
  'revision',
] as const;

export const projectFilterIn = (parameters: URLSearchParams) => ({
  text: parameters.get('text') || null,
});

export interface ProjectsList extends ShownList {
  projects: ProjectFacts_ProjectFragment[];
}
