/** A refused field: its path at that time, and the key of its row, because rows can be moved and removed. */
export interface RefusedField {
  name: string;
  rowKey?: string | undefined;
}

interface Row {
  key?: string;
}

export function refusedField(values: object, name: string): RefusedField {
  const path = rowPath(name);
  const rowKey = path && rowsIn(values, path.list)[path.index]?.key;
  return { name, ...(rowKey !== undefined && { rowKey }) };
}

/** Returns the current path of the field; undefined once its row is removed. */
export function currentPath(values: object, { name, rowKey }: RefusedField): string | undefined {
  const path = rowPath(name);
  if (!path || rowKey === undefined) return name;
  const index = rowsIn(values, path.list).findIndex(({ key }) => key === rowKey);
  return index < 0 ? undefined : `${path.list}.${index}.${path.field}`;
}

const IN_ROW = /^(\w+)\.(\d+)\.(.+)$/;

/** Splits `contacts.0.email` into its parts; undefined for a field that is not in a row. */
export function rowPath(name: string) {
  const [, list, index, field] = IN_ROW.exec(name) ?? [];
  return list && field ? { list, index: Number(index), field } : undefined;
}

function rowsIn(values: object, list: string): readonly Row[] {
  const rows = (values as Record<string, unknown>)[list];
  return Array.isArray(rows) ? (rows as Row[]) : [];
}
