/** Returns the rows by id, in the order of the ids; one without rows has an empty list. */
export function grouped<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) groups.get(idOf(row))?.push(row);
  return groups;
}
