import type { ReactNode } from 'react';
import type { PageInfo } from '../../components/ListPager.tsx';
import type { ProjectFacts_ProjectFragment } from './ProjectsPage.generated.ts';

export const projectSortFields = [
  'date',
  'projectName',
  'userName',
  'comment',
  'revision',
] as const;

/** What each view of the projects shows. */
export interface ProjectsList {
  projects: ProjectFacts_ProjectFragment[];
  pageInfo: PageInfo;
  totalCount: number;
  empty: ReactNode;
}
