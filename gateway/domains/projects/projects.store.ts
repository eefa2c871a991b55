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

export function insertProject(db: Db, project: ProjectRow): Promise<ProjectRow | undefined> {
  return db
    .insertInto('projects')
    .values(project)
    .onConflict((found) => found.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateProject(
  db: Db,
  { id, version }: Pick<ProjectRow, 'id' | 'version'>,
  changes: Partial<ProjectRow>,
): Promise<ProjectRow | undefined> {
  return db
    .updateTable('projects')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteProject(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('projects')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
