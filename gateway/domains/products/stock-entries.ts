import type { StockReason } from '../../graphql/generated/resolvers.ts';
import type { Db } from '../../database/database.ts';
import type { Author } from '../../records/caller.ts';
import type { BeforeAfter, StateIn } from '../../records/declare/record.ts';
import type { StockEntryRow } from './products.table.ts';
import { stockByEntries } from './stock-entries.store.ts';

type ChangedProduct = BeforeAfter<StateIn<'products'>>;

/** Keeps an entry for each changed stock; it is a correction unless the change says its cause. */
export async function keepStockEntries(
  db: Db,
  changes: readonly ChangedProduct[],
  { caller }: Author,
): Promise<void> {
  const made = changes.filter(({ before }) => !before).map(({ id }) => id);
  const known = made.length > 0 ? await stockByEntries(db, made) : new Map<string, number>();
  const at = new Date().toISOString();
  const [accountId, accountName] = [caller?.account.id ?? null, caller?.account.name ?? null];
  const entries = changes.flatMap(({ id, before, after, cause, isRestore }): StockEntryRow[] => {
    const stock = after?.row.totalUnit ?? 0;
    const amount = stock - (before?.row.totalUnit ?? known.get(id) ?? 0);
    if (!after || amount === 0) return [];
    const [documentKind, documentId] = [null, null];
    const reason = isRestore ? 'undo' : usualReason(before);
    const about = { reason, note: '', documentKind, documentId, ...cause };
    return [{ productId: id, at, amount, stock, accountId, accountName, ...about }];
  });
  if (entries.length > 0) await db.insertInto('stockEntries').values(entries).execute();
}

const usualReason = (before: object | undefined): StockReason =>
  before ? 'correction' : 'initial';
