import type { Db } from '../database/database.ts';
import type { Load } from '../database/loading.ts';
import type { Called } from './caller.ts';
import type { Committer } from './write/writing.ts';
import type { RecordKind } from './declare/record.ts';

export interface RecordContext extends Committer, Called {
  caller: Called['caller'];
  db: Db;
  records: ReadonlyMap<string, RecordKind>;
  config: { historyDays: number };
  /** Reads in batches: calls within one tick become one query. */
  load: Load;
}
