import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database/database.ts';
import type { RecordKind, RecordMapping, ReferringKind, Snapshot } from '../declare/record.ts';
import { recordsInParts } from '../write/records-in-parts.ts';
import type { Change } from '../write/unit-of-work.ts';
import { snapshotIn } from './activities.rules.ts';
import type { ChangeOutline } from './activities.table.ts';
import { apartAlways, type Written } from './restoration.ts';
import { claimChanges } from './restoring.store.ts';

const referencesIn = ({ references, referencesToAnyKind }: RecordMapping) => ({
  ...references,
  ...referencesToAnyKind,
});

/** Tells whether a change only followed from others: a reference lost the record that went, or has it again. */
export function isConsequence(
  record: RecordMapping,
  { before, after, restoredIds }: Pick<Written, 'before' | 'after' | 'restoredIds'>,
): boolean {
  if (!before || !after) return false;
  return Object.keys(referencesIn(record)).some((column) => {
    const [was, is] = [before.row[column], after.row[column]];
    const id = was === null ? is : is === null ? was : undefined;
    return typeof id === 'string' && restoredIds?.has(id);
  });
}

/** Returns the inverse of a consequence: what is as it left it goes back, and what changed since stays. */
export function inverseOfConsequence(record: RecordKind, written: Written): Change {
  const { id, before, after } = written;
  const references = referencesIn(record);
  const kept = apartAlways(record);
  const columns = Object.keys(before!.row).filter(
    (column) =>
      (column in references || !kept.has(column)) &&
      !isDeepStrictEqual(before!.row[column], after!.row[column]),
  );
  return {
    record,
    id,
    isRestore: true,
    apply(stored) {
      const now = stored as Snapshot | undefined;
      if (!now) return undefined;
      const back = columns.filter((column) =>
        isDeepStrictEqual(now.row[column], after!.row[column]),
      );
      return {
        ...now,
        row: { ...now.row, ...Object.fromEntries(back.map((name) => [name, before!.row[name]])) },
      };
    },
  };
}

interface Activity {
  records: ReadonlyMap<string, RecordKind>;
  activityId: string;
}

interface Claim extends Activity {
  undoneBy: string;
}

type Which = Pick<ChangeOutline, 'kind' | 'recordId'>;

interface Consequence extends Which {
  /** Whether the record was deleted with the other one. */
  isDeleted: boolean;
}

/** Marks as undone, of the same activity, the changes that only followed from these. */
export async function claimConsequences(
  db: Db,
  { undoneBy, ...activity }: Claim,
  changes: readonly ChangeOutline[],
): Promise<ChangeOutline[]> {
  const { activityId } = activity;
  const claimed: ChangeOutline[] = [];
  for (const { recordId } of await consequencesOf(db, activity, changes)) {
    claimed.push(...(await claimChanges(db, { activityId, recordId }, undoneBy)));
  }
  return claimed;
}

/** Returns the records whose changes in an activity only followed from these changes, and from each other. */
export async function consequencesOf(
  db: Db,
  { records, activityId }: Activity,
  changes: readonly Which[],
): Promise<Consequence[]> {
  const told = await kindsIn(db, activityId);
  const start = [...changes, ...(await partsDeleted(db, { records, activityId }, changes))];
  const all: Consequence[] = start.map((each) => ({ ...each, isDeleted: false }));
  for (const { kind, recordId } of all) {
    const { referringKinds = [] } = records.get(kind) ?? {};
    const referring = referringKinds.filter((each) => told.has(each.kind));
    if (referring.length === 0) continue;
    const named = `%${JSON.stringify(recordId)}%`;
    const rows = await db
      .selectFrom('activityChanges')
      .select(['kind', 'recordId', 'before', 'after'])
      .where('activityId', '=', activityId)
      .where('kind', 'in', [...new Set(referring.map((each) => each.kind))])
      .where(({ eb, or }) => or([eb('before', 'like', named), eb('after', 'like', named)]))
      .execute();
    for (const row of rows) {
      const copies = { before: snapshotIn(row.before), after: snapshotIn(row.after) };
      const restoredIds = new Set([recordId]);
      const record = records.get(row.kind)!;
      const links = referring.filter((each) => each.kind === row.kind);
      const isDeleted = wentWith(links, copies, { kind, recordId });
      if (!isDeleted && !isConsequence(record, { ...copies, restoredIds })) continue;
      all.push({ kind: row.kind, recordId: row.recordId, isDeleted });
    }
  }
  return all.slice(start.length);
}

async function kindsIn(db: Db, activityId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activityChanges')
    .select('kind')
    .distinct()
    .where('activityId', '=', activityId)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

/** Returns the records that were deleted as parts of these, such as the cards of a column. */
async function partsDeleted(
  db: Db,
  { records, activityId }: Activity,
  changes: readonly Which[],
): Promise<Which[]> {
  const tables = new Set<string>([...records.values()].map(({ table }) => table));
  const hosts = changes.filter(({ kind }) =>
    records.get(kind)?.parts?.some(({ table }) => tables.has(table)),
  );
  const copies: Snapshot[] = [];
  for (const { kind, recordId } of hosts) {
    const { before } =
      (await db
        .selectFrom('activityChanges')
        .select('before')
        .where('activityId', '=', activityId)
        .where('kind', '=', kind)
        .where('recordId', '=', recordId)
        .where('action', '=', 'deleted')
        .executeTakeFirst()) ?? {};
    const copy = snapshotIn(before ?? null);
    if (copy) copies.push(copy);
  }
  return recordsInParts(records, copies).flatMap(({ record, rows }) =>
    rows.map(({ id }) => ({ kind: record.kind, recordId: String(id) })),
  );
}

/** Tells whether a record was deleted because one that it refers to was. */
const wentWith = (
  links: readonly ReferringKind[],
  { before, after }: Pick<Written, 'before' | 'after'>,
  { kind, recordId }: Which,
): boolean =>
  before !== undefined &&
  after === undefined &&
  links.some(
    ({ key, kindKey, onDelete }) =>
      onDelete === 'CASCADE' &&
      before.row[key] === recordId &&
      (kindKey === undefined || before.row[kindKey] === kind),
  );
