import type { Page } from '../../store/paging.ts';

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

export type ProjectPage = Page<ProjectRow>;

declare module '../../store/database.ts' {
  interface Database {
    projects: ProjectRow;
  }
}
