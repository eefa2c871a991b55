import type { Db } from './database.ts';
import { camelCase } from './naming.ts';

export async function columnsOf(db: Db): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      camelCase(name),
      new Set(columns.map((column) => camelCase(column.name))),
    ]),
  );
}
