import type { ReadMany } from '../../database/loading.ts';
import type { RecordMapping, Row } from '../declare/record.ts';
import { rowsByIds } from '../write/snapshots.ts';

type Table = RecordMapping['table'];

/** The functions that read rows by id, one for each table, so that the loads of a request become one query. */
const loaders = new Map<Table, ReadMany<string, Row>>();

export function rowLoaderOf(table: Table): ReadMany<string, Row> {
  const loader = loaders.get(table) ?? ((db, ids) => rowsByIds(db, { table }, ids));
  loaders.set(table, loader);
  return loader;
}
