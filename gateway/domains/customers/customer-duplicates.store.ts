import type { Db } from '../../store/database.ts';
import type { CustomerRow } from './customers.table.ts';

export type Telling = Pick<CustomerRow, 'document' | 'email' | 'phone' | 'nameKey'>;

const MOST_PER_COLUMN = 10;

/** At most ten a column. */
export async function listAlike(db: Db, telling: Telling, besides: string): Promise<CustomerRow[]> {
  const found = await Promise.all(
    Object.entries(telling)
      .filter(([, value]) => value)
      .map(([column, value]) =>
        db
          .selectFrom('customers')
          .selectAll()
          .where(column as keyof Telling, '=', value)
          .where('id', '<>', besides)
          .orderBy('id')
          .limit(MOST_PER_COLUMN)
          .execute(),
      ),
  );
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}
