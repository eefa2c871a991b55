import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';

type Row = Readonly<Record<string, unknown>>;

interface Snapshot {
  row: Row;
  parts?: Readonly<Record<string, readonly Row[]>>;
}

interface Change {
  activityId: string;
  position: number;
  recordId: string;
  action: string;
  before: string | null;
  after: string | null;
  undoneBy: string | null;
}

/** The part of a kind whose rows become notes. */
export interface OldNotes {
  kind: string;
  /** The kinds whose snapshots have the part; the kind alone by default. */
  heldBy?: readonly string[];
  /** The part in snapshots, and its column with the record's id. */
  part: string;
  key: string;
  isNote?: (row: Row) => boolean;
  /** Returns a row with the names that notes have; their own by default. */
  written?: (row: Row) => Row;
}

const holdersOf = ({ kind, heldBy = [kind] }: OldNotes) =>
  sql.join(heldBy.map((each) => sql.val(each)));

interface Moved {
  before?: Row;
  after?: Row;
  undoneBy: string | null;
}

const BATCH = 500;

/** Takes old notes out of the history's snapshots of their records, and tells of them as notes of their own instead. */
export async function moveNotesInHistory(db: Kysely<unknown>, old: OldNotes): Promise<void> {
  let last = { activityId: '', position: -1 };
  let open: Change[] = [];
  for (;;) {
    const { rows } =
      await sql<Change>`select activity_id, position, record_id, action, before, after,
        undone_by
      from activity_changes
      where kind in (${holdersOf(old)})
        and (activity_id > ${last.activityId}
          or (activity_id = ${last.activityId} and position > ${last.position}))
      order by activity_id, position limit ${sql.lit(BATCH)}`.execute(db);
    for (const change of rows) {
      if (open[0] && open[0].activityId !== change.activityId) {
        await moveIn(db, old, open);
        open = [];
      }
      open.push(change);
    }
    if (rows.length < BATCH) return moveIn(db, old, open);
    last = rows.at(-1)!;
  }
}

async function moveIn(db: Kysely<unknown>, old: OldNotes, changes: readonly Change[]) {
  const moved = new Map<string, Moved>();
  let isOnlyNotes = true;
  for (const { activityId, position, action, undoneBy, ...copies } of changes) {
    const [before, after] = [snapshotIn(copies.before), snapshotIn(copies.after)];
    const found = { before: notesIn(old, before), after: notesIn(old, after) };
    for (const when of ['before', 'after'] as const) {
      for (const note of found[when]) {
        const id = String(note.id);
        moved.set(id, { ...(moved.get(id) ?? { undoneBy }), [when]: note });
      }
    }
    const [bare, bareAfter] = [without(old, before), without(old, after)];
    isOnlyNotes &&= action === 'updated' && isDeepStrictEqual(bare, bareAfter);
    if (found.before.length + found.after.length === 0) continue;
    await sql`update activity_changes
      set before = ${bare ? JSON.stringify(bare) : copies.before},
        after = ${bareAfter ? JSON.stringify(bareAfter) : copies.after}
      where activity_id = ${activityId} and position = ${position}`.execute(db);
  }
  const told = [...moved].filter(([, { before, after }]) => !isDeepStrictEqual(before, after));
  if (told.length === 0) return;
  const { activityId } = changes[0]!;
  if (isOnlyNotes && told.length === 1)
    await nameAfterNote(db, old, { activityId, note: told[0]! });
  await insertChanges(db, activityId, told);
}

interface Named {
  activityId: string;
  note: [id: string, moved: Moved];
}

/** An activity that only wrote a note is about that. */
async function nameAfterNote(db: Kysely<unknown>, old: OldNotes, { activityId, note }: Named) {
  const [, { before, after }] = note;
  const title = String((after ?? before)!.text);
  const { rows } = await sql<{ count: number }>`select count(*) as count from activity_changes
    where activity_id = ${activityId} and kind not in (${holdersOf(old)})`.execute(db);
  if (Number(rows[0]!.count) > 0) return;
  await sql`update activities set kind = 'Note', title = ${title},
      action = case when action = 'updated' then ${actionOf(note[1])} else action end
    where id = ${activityId}`.execute(db);
  await sql`delete from activity_changes
    where activity_id = ${activityId} and kind in (${holdersOf(old)})`.execute(db);
}

async function insertChanges(
  db: Kysely<unknown>,
  activityId: string,
  told: readonly (readonly [id: string, moved: Moved])[],
): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last
    from activity_changes where activity_id = ${activityId}`.execute(db);
  let position = Number(rows[0]!.last ?? -1);
  for (const [id, moved] of told) {
    position += 1;
    const title = String((moved.after ?? moved.before)!.text);
    await sql`insert into activity_changes
        (activity_id, position, kind, record_id, action, title, before, after, undone_by)
      values (${activityId}, ${position}, 'Note', ${id}, ${actionOf(moved)}, ${title},
        ${copyOf(moved.before)}, ${copyOf(moved.after)}, ${moved.undoneBy})`.execute(db);
  }
}

const actionOf = ({ before, after }: Moved) =>
  before === undefined ? 'created' : after === undefined ? 'deleted' : 'updated';

const copyOf = (row: Row | undefined) =>
  row === undefined ? null : JSON.stringify({ row, parts: {}, links: {} });

function notesIn(old: OldNotes, snapshot?: Snapshot): Row[] {
  const { kind, part, key, isNote = () => true, written = (row) => row } = old;
  return (snapshot?.parts?.[part] ?? []).filter(isNote).map((row) => {
    const { at, accountId, accountName, text } = written(row);
    return {
      ...{ id: row.id, recordKind: kind, recordId: row[key], at },
      ...{ accountId: accountId ?? '', accountName: accountName ?? '', text },
      ...{ version: 1, editedAt: null },
    };
  });
}

/** Returns a snapshot without the notes, and without the part when it had nothing but notes. */
function without({ part, isNote }: OldNotes, snapshot?: Snapshot): Snapshot | undefined {
  if (!snapshot?.parts?.[part]) return snapshot;
  const { [part]: rows, ...parts } = snapshot.parts;
  const kept = isNote ? { ...parts, [part]: rows!.filter((row) => !isNote(row)) } : parts;
  return { ...snapshot, parts: kept };
}

function snapshotIn(json: string | null): Snapshot | undefined {
  try {
    const snapshot = JSON.parse(json ?? 'null') as Partial<Snapshot> | null;
    return snapshot?.row ? (snapshot as Snapshot) : undefined;
  } catch {
    return undefined;
  }
}
