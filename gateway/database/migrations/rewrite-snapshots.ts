import { type Kysely, sql } from 'kysely';

type Row = Readonly<Record<string, unknown>>;

/** The stored states of a record before and after a change. */
export interface Snapshot {
  row: Row;
  parts?: Readonly<Record<string, readonly Row[]>>;
}

interface Change {
  activityId: string;
  position: number;
  before: string | null;
  after: string | null;
}

const BATCH = 500;

/** Rewrites the history's snapshots of a kind, since undo writes them back as they are. A broken one stays as it is. */
export async function rewriteSnapshots(
  db: Kysely<unknown>,
  kind: string,
  rewrite: (snapshot: Snapshot) => Snapshot,
): Promise<void> {
  const rewritten = (json: string | null) => {
    const snapshot = snapshotIn(json);
    return snapshot ? JSON.stringify(rewrite(snapshot)) : json;
  };
  let last = { activityId: '', position: -1 };
  for (;;) {
    const { rows } = await sql<Change>`select activity_id, position, before, after
      from activity_changes
      where kind = ${kind}
        and (activity_id > ${last.activityId}
          or (activity_id = ${last.activityId} and position > ${last.position}))
      order by activity_id, position limit ${sql.lit(BATCH)}`.execute(db);
    for (const { activityId, position, before, after } of rows) {
      await sql`update activity_changes
        set before = ${rewritten(before)}, after = ${rewritten(after)}
        where activity_id = ${activityId} and position = ${position}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)!;
  }
}

function snapshotIn(json: string | null): Snapshot | null {
  try {
    const snapshot = JSON.parse(json ?? 'null') as Partial<Snapshot> | null;
    return snapshot?.row ? (snapshot as Snapshot) : null;
  } catch {
    return null;
  }
}
