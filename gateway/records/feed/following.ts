import { feedFacts } from '../../database/commit-order.ts';
import type { Db } from '../../database/database.ts';
import { getOrStoreFact } from '../../database/facts.ts';
import { newId } from '../../database/new-id.ts';
import { gone, invalid } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { mayRead } from '../access.ts';
import type { Called } from '../caller.ts';
import type { RecordContext } from '../context.ts';
import type { RecordMapping } from '../declare/record.ts';
import { changesBetween, forgottenPlace, lastPlace, type Place } from './feed.store.ts';
import type { RecordChangeRow } from './feed.table.ts';

export interface Following {
  nodes: RecordChangeRow[];
  /** The cursor after the last change that was looked at. */
  cursor: string;
  hasMore: boolean;
}

interface Asked {
  after?: string | null | undefined;
  kinds?: readonly string[] | null | undefined;
  first: number;
}

/** The most changes that one request looks at; those that the caller may not read are left out of them. */
const MOST_LOOKED_AT = 2_000;

/** Whether the caller may know of the change: may read the record, and the one that it is attached to. */
export function mayFollow(
  context: Pick<Called, 'caller'> & { records: ReadonlyMap<string, RecordMapping> },
  { kind, recordId, ownerId, hostKind }: RecordChangeRow,
): boolean {
  const record = context.records.get(kind);
  if (!record || (ownerId !== null && ownerId !== context.caller?.account.id)) return false;
  const row = { id: recordId, ...(record.owner && { [record.owner]: ownerId }) };
  const host = hostKind === null ? undefined : context.records.get(hostKind);
  return mayRead(context, record, row) && (!host || mayRead(context, host));
}

export function refuseUnknownKinds(
  { records }: Pick<RecordContext, 'records'>,
  kinds: readonly string[] | null | undefined,
): void {
  const unknown = kinds?.find((kind) => !records.has(kind));
  if (unknown !== undefined) throw invalid({ kinds: problem('unknown_kind', { kind: unknown }) });
}

/**
 * Returns the changes after a cursor, in the order of commits; without one, none and the present cursor. Throws Gone
 * when changes after it were removed already, or when it is of another database.
 */
export async function changesAfter(
  context: RecordContext,
  { after, kinds, first }: Asked,
): Promise<Following> {
  const { db } = context;
  refuseUnknownKinds(context, kinds);
  const upTo = await lastPlace(db);
  if (!after) return { nodes: [], cursor: await cursorAt(db, upTo), hasMore: false };
  const place = await placeIn(db, after, upTo);
  const looked = await changesBetween(
    db,
    { after: place, upTo },
    { kinds: kinds ?? undefined, most: MOST_LOOKED_AT },
  );
  const readable = looked.filter((change) => mayFollow(context, change));
  const nodes = readable.slice(0, first);
  const isWhole = nodes.length === readable.length && looked.length < MOST_LOOKED_AT;
  const lastSeen = nodes.length < readable.length ? nodes.at(-1)! : looked.at(-1)!;
  return { nodes, cursor: await cursorAt(db, isWhole ? upTo : lastSeen), hasMore: !isWhole };
}

/** A cursor is of one database: another one numbers its changes anew. */
const databaseOf = (db: Db) => getOrStoreFact(db, feedFacts.numbering, newId());

/** Returns the cursor after all changes up to a place. */
export const cursorAt = async (db: Db, { txid, number }: Place) =>
  `${await databaseOf(db)}.${txid}.${number}`;

const CURSOR = /^([0-9a-f]+)\.(\d{1,15})\.(\d{1,15})$/;

async function placeIn(db: Db, cursor: string, last: Place): Promise<Place> {
  const [, database, txid, number] = CURSOR.exec(cursor) ?? [];
  if (database === undefined) throw invalid({ after: problem('not_a_cursor') });
  const place = { txid: Number(txid), number: Number(number) };
  const isKnown = database === (await databaseOf(db)) && !isBefore(last, place);
  if (!isKnown || isBefore(place, await forgottenPlace(db))) throw gone();
  return place;
}

const isBefore = (one: Place, other: Place) =>
  one.txid < other.txid || (one.txid === other.txid && one.number < other.number);
