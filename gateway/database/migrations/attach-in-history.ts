import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { rewriteSnapshots, type Snapshot } from './rewrite-snapshots.ts';

type Row = Readonly<Record<string, unknown>>;

interface Change {
  activityId: string;
  position: number;
  action: string;
  title: string;
  before: string | null;
  after: string | null;
  undoneBy: string | null;
}

/** Takes the records of files out of the history's snapshots, and tells of attachments instead. */
export async function attachInHistory(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Change>`select activity_id, position, action, title, before, after,
      undone_by
    from activity_changes
    where kind = 'File' and (before like '%"recordId":"%' or after like '%"recordId":"%')
    order by activity_id, position`.execute(db);
  for (const change of rows) await attachIn(db, change);
  await rewriteSnapshots(db, 'File', bare);
  await rewriteSnapshots(db, 'Customer', withAttachments);
}

async function attachIn(db: Kysely<unknown>, change: Change): Promise<void> {
  const { activityId, position, title, undoneBy } = change;
  const [before, after] = [rowIn(change.before), rowIn(change.after)];
  const told = [before, after].map(attachmentIn);
  if (isDeepStrictEqual(told[0], told[1])) return;
  const row = (told[1] ?? told[0])!;
  const [copyBefore, copyAfter] = told.map((each) =>
    each ? JSON.stringify({ row: each, parts: {}, links: {} }) : null,
  );
  const action = told[0] ? (told[1] ? 'updated' : 'deleted') : 'created';
  const last = await sql<{ last: number }>`select max(position) as last
    from activity_changes where activity_id = ${activityId}`.execute(db);
  await sql`insert into activity_changes
      (activity_id, position, kind, record_id, action, title, before, after, undone_by)
    values (${activityId}, ${Number(last.rows[0]!.last) + 1}, 'Attachment', ${row.id}, ${action},
      ${title}, ${copyBefore}, ${copyAfter}, ${undoneBy})`.execute(db);
  if (!before || !after || !isDeepStrictEqual(bareRow(before), bareRow(after))) return;
  await sql`delete from activity_changes
    where activity_id = ${activityId} and position = ${position}`.execute(db);
}

function rowIn(json: string | null): Row | undefined {
  try {
    return (JSON.parse(json ?? 'null') as Partial<Snapshot> | null)?.row;
  } catch {
    return undefined;
  }
}

const isAttached = (row: Row) =>
  typeof row.recordKind === 'string' && typeof row.recordId === 'string';

function attachmentIn(row: Row | undefined): Row | undefined {
  if (!row || !isAttached(row)) return undefined;
  const { id, recordKind, recordId, name, accountId, createdAt } = row;
  const of = { id: idOf(id), fileId: id, recordKind, recordId, noteId: null };
  return { ...of, name, accountId, createdAt };
}

const idOf = (fileId: unknown) => `${String(fileId)}-1`;

const bare = (snapshot: Snapshot): Snapshot => ({ ...snapshot, row: bareRow(snapshot.row) });

function bareRow(row: Row): Row {
  const columns = Object.entries(row).filter(([name]) => !/^record(Kind|Id)$/.test(name));
  return { ...Object.fromEntries(columns), ...(isAttached(row) && { isShared: 0 }) };
}

/** Merges of before name the files that they moved among the links of a customer. */
function withAttachments(snapshot: Snapshot & { links?: Record<string, string[]> }): Snapshot {
  const { 'files.recordId': files, ...links } = snapshot.links ?? {};
  if (!files) return snapshot;
  const attached = files.length > 0 ? { 'attachments.recordId': files.map(idOf) } : {};
  return { ...snapshot, links: { ...links, ...attached } } as Snapshot;
}
