import { commit } from '../records/write/commit.ts';
import type { Snapshot, RecordKind } from '../records/declare/record.ts';
import { changeToVersion } from '../records/history/restoration.ts';
import type { Db } from '../database/database.ts';

/** Makes a record what a copy holds, as taking a change back does. */
export const restoreCopy = (db: Db, record: RecordKind, copy: Snapshot) =>
  commit({ db, reactions: [] }, ({ write }) =>
    write([changeToVersion(record, String(copy.row.id), copy)]),
  );

export const deleteWhole = (db: Db, record: RecordKind, id: string) =>
  commit({ db, reactions: [] }, ({ write }) => write([{ record, id, apply: () => undefined }]));
