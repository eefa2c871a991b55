import type { Db } from '../../store/database.ts';
import { type Order, pageOf, type PageRequest } from '../../store/paging.ts';
import { textConditions } from '../../store/text-search.ts';
import type { ProjectPage, ProjectRow } from './projects.table.ts';

export function findProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listProjects(
  db: Db,
  text: string | null | undefined,
  order: Order<keyof ProjectRow>,
  page: PageRequest,
): Promise<ProjectPage> {
  let query = db.selectFrom('projects').selectAll();
  if (text) query = query.where(({ and }) => and(textConditions(text)));
  return pageOf(query, order, page);
}
