import type { Db } from '../../database/database.ts';
import type { CustomerRow } from '../../records/generated/rows.ts';

export type IdentifyingFields = Pick<CustomerRow, 'document' | 'email' | 'phone' | 'nameKey'>;

const MOST_PER_COLUMN = 10;

/** Returns customers that share a value with the given fields, at most ten for each column. */
export async function listSimilar(
  db: Db,
  fields: IdentifyingFields,
  besides: string,
): Promise<CustomerRow[]> {
  const found = await Promise.all(
    Object.entries(fields)
      .filter(([, value]) => value)
      .map(([column, value]) =>
        db
          .selectFrom('customers')
          .selectAll()
          .where(column as keyof IdentifyingFields, '=', value)
          .where('id', '<>', besides)
          .orderBy('id')
          .limit(MOST_PER_COLUMN)
          .execute(),
      ),
  );
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}
