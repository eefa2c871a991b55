import type { RecordMapping, Row, Snapshot } from '../declare/record.ts';

interface Found<Kind> {
  record: Kind;
  rows: Row[];
}

/** Returns the parts of records that are records of a kind themselves, such as the cards of a column, by their kind. */
export function recordsInParts<Kind extends RecordMapping>(
  records: ReadonlyMap<string, Kind>,
  snapshots: readonly Pick<Snapshot, 'parts'>[],
): Found<Kind>[] {
  const byTable = new Map<string, Kind>([...records.values()].map((each) => [each.table, each]));
  const found = new Map<Kind, Row[]>();
  for (const [table, rows] of snapshots.flatMap(({ parts }) => Object.entries(parts))) {
    const record = byTable.get(table);
    if (record && rows.length > 0) found.set(record, [...(found.get(record) ?? []), ...rows]);
  }
  return [...found].map(([record, rows]) => ({ record, rows }));
}
