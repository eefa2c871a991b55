import type { Db } from '../../store/database.ts';
import type { CustomerRow } from './customers.table.ts';

/** Columns that are alike where two customers are one, each with an index. */
export type Telling = Pick<CustomerRow, 'document' | 'email' | 'phone' | 'nameKey'>;

const MOST_PER_COLUMN = 10;

/** Customers that share a value of one of the columns, at most ten a column. */
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
