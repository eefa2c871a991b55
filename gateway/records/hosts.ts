import { capitalNoun, type RecordKind, type Row } from './declare/record.ts';
import { notFound } from '../errors/errors.ts';
import { mayRead, requireRead, requireWrite } from './access.ts';
import { requireAuthor } from './attachments.ts';
import type { RecordContext } from './context.ts';
import { rowLoaderOf } from './read/row-loader.ts';
import type { UnitOfWork } from './write/unit-of-work.ts';

/** The record of any kind that something is attached to. */
export interface Host {
  kind: string;
  id: string;
}

/** Returns the row of a record of any kind when the caller can read it. */
export async function readableRow(
  context: RecordContext,
  { kind, id }: Host,
): Promise<Row | undefined> {
  const record = context.records.get(kind);
  const row = record && (await context.load(rowLoaderOf(record.table), id));
  return row && mayRead(context, record, row) ? row : undefined;
}

/** Throws like `requireRead`; for a kind whose records are somebody's own, of the record itself. */
export async function requireReadableHost(
  context: RecordContext,
  host: RecordKind,
  id: string,
): Promise<void> {
  requireRead(context, host);
  if (host.owner && !(await readableRow(context, { kind: host.kind, id }))) {
    throw notFound(capitalNoun(host));
  }
}

/** Locks the record that something is attached to, and returns its row. Throws when the caller cannot change it. */
export async function lockHost(
  context: RecordContext,
  { lock }: Pick<UnitOfWork, 'lock'>,
  { host, id }: { host: RecordKind; id: string },
): Promise<Row> {
  const state = (await lock(host as RecordKind<{ row: Row }>, [id])).get(id);
  if (!state) throw notFound(capitalNoun(host));
  const change = { action: 'update', row: state.row } as const;
  requireWrite(context, host, change);
  requireAuthor(context, host, change);
  return state.row;
}
