import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../records/record.ts';

export interface ProjectRow {
  id: string;
  email: string;
  userName: string;
  projectName: string;
  /** UTC ISO 8601. */
  date: string;
  projectImage: string | null;
  userImage: string | null;
  comment: number;
  revision: number;
  version: number;
  projectKey: string;
  userKey: string;
  searchText: string;
  createdNumber?: number;
}

export const projectRecord: RecordKind = {
  kind: 'Project',
  table: 'projects',
  title: 'projectName',
};

export type ProjectPage = Page<ProjectRow>;

declare module '../../store/database.ts' {
  interface Database {
    projects: ProjectRow;
  }
}
