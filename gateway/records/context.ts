import type { Db } from '../database/database.ts';
import type { Load } from '../database/loading.ts';
import type { Called } from './caller.ts';
import type { CommitContext } from './write/unit-of-work.ts';
import type { RecordKind } from './declare/record.ts';

export interface RecordContext extends CommitContext, Called {
  caller: Called['caller'];
  db: Db;
  records: ReadonlyMap<string, RecordKind>;
  config: { historyDays: number };
  /** Reads in batches: calls within one tick become one query. */
  load: Load;
}
