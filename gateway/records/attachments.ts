import type { RecordKind, RecordMapping, ReferringKind } from './declare/record.ts';

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
  referringKinds.flatMap(({ kind, key, kindKey }) => {
    const record = kindKey === undefined ? undefined : records.get(kind);
    return record && kindKey !== undefined ? [{ record, key, kindKey }] : [];
  });

/** Returns the kind with this name when records of the other kind can be attached to its own. */
export function hostOf(
  { records }: Records<RecordKind>,
  attached: Pick<RecordMapping, 'kind'>,
  kind: string,
): RecordKind | undefined {
  const record = records.get(kind);
  const isHost = record?.referringKinds?.some(
    (each) => each.kindKey !== undefined && each.kind === attached.kind,
  );
  return isHost ? record : undefined;
}
