import { type RecordAction, requireWrite } from './access.ts';
import type { Called } from './caller.ts';
import type { RecordKind, RecordMapping, ReferringKind, Row } from './declare/record.ts';

/** A kind whose records are attached to records of any kind, and the columns by which they are. */
export interface Attachment<Kind = RecordKind> extends Required<
  Pick<ReferringKind, 'key' | 'kindKey'>
> {
  record: Kind;
}

interface Records<Kind> {
  records: ReadonlyMap<string, Kind>;
}

/** Returns the kinds whose records can be attached to records of the kind. */
export const attachmentsOf = <Kind>(
  { records }: Records<Kind>,
  { referringKinds = [] }: RecordMapping,
): Attachment<Kind>[] =>
  referringKinds.filter(isAttaching).flatMap(({ kind, key, kindKey }) => {
    const record = records.get(kind);
    return record ? [{ record, key, kindKey }] : [];
  });

/** Whether a reference to any kind attaches: its record is deleted with the one that it refers to. */
export const isAttaching = <Of extends Pick<ReferringKind, 'kindKey' | 'onDelete'>>(
  referring: Of,
): referring is Of & { kindKey: string } =>
  referring.kindKey !== undefined && referring.onDelete === 'CASCADE';

/** Returns the kind with this name when records of the other kind can refer to its own as to any. */
export function hostOf(
  { records }: Records<RecordKind>,
  referring: Pick<RecordMapping, 'kind'>,
  kind: string,
): RecordKind | undefined {
  const record = records.get(kind);
  const isHost = record?.declaration?.referringFields.some(
    ({ declaration, reference }) =>
      reference.kindColumn !== undefined && declaration.kind === referring.kind,
  );
  return isHost ? record : undefined;
}

/** Returns the name of the kind of the record that a row is attached to. */
export function hostKindOf(
  { declaration }: Pick<RecordMapping, 'declaration'>,
  row: Row,
): string | null {
  const { reference } =
    declaration?.fields.find(({ reference: to }) => to?.kindColumn && to.onDelete === 'CASCADE') ??
    {};
  const kind = reference && row[reference.kindColumn!];
  return typeof kind === 'string' ? kind : null;
}

const hostIn = <Kind>(
  records: ReadonlyMap<string, Kind>,
  record: Pick<RecordMapping, 'declaration'>,
  row: Row,
): Kind | undefined => records.get(hostKindOf(record, row) ?? '');

/** Returns the account that owns a row. What is written on a record of an account's own is by its owner. */
export function ownerOf(
  records: ReadonlyMap<string, RecordMapping>,
  record: RecordMapping,
  row: Row,
): string | null {
  const isOnOwn = record.author !== undefined && hostIn(records, record, row)?.owner !== undefined;
  const owner = row[record.owner ?? (isOnOwn ? record.author! : '')];
  return typeof owner === 'string' ? owner : null;
}

/** Throws Forbidden for somebody else's note, and for one on a record of a kind that the caller cannot change. */
export function requireAuthor(
  context: Called & { records: ReadonlyMap<string, RecordMapping> },
  record: RecordMapping,
  change: { action: RecordAction; row: Row },
): void {
  if (record.author === undefined) return;
  requireWrite(context, record, change);
  const host = hostIn(context.records, record, change.row);
  if (host) requireWrite(context, host, { action: 'update' });
}
