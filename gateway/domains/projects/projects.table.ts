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
  /** Count. */
  comment: number;
  /** Count. */
  revision: number;
  version: number;
  /** The folded project name, for sorting. */
  projectKey: string;
  /** The folded person's name, for sorting. */
  userKey: string;
  /** Folded project, person and e-mail. */
  searchText: string;
  /** Assigned by the store. */
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
