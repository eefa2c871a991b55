import type { Page } from '../../store/paging.ts';
import type { RecordKind } from '../../store/records.ts';

export interface ProjectRow {
  id: string;
  email: string;
  userName: string;
  projectName: string;
  /** UTC ISO 8601. */
  date: string;
  projectImage: string | null;
  userImage: string | null;
  /** How many. */
  comment: number;
  /** How many. */
  revision: number;
  version: number;
  /** The project's name folded for sorting; see `folded`. */
  projectKey: string;
  /** The person's name folded for sorting. */
  userKey: string;
  /** Project, person and e-mail, folded for finding. */
  searchText: string;
  /** Its place in the order in which they were made; given by the store. */
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
