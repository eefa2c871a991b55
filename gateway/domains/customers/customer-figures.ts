import type { Reaction, RecordChange } from '../../recording.ts';
import { renewFigures } from './customer-figures.store.ts';

/** Keeps the customers' figures true when invoices change hands, amount or status, forwards and backwards. */
export const keepFigures: Reaction = async (db, changes) => {
  const ids = new Set(changes.flatMap(customersReached));
  if (ids.size > 0) await renewFigures(db, [...ids].toSorted());
};

function customersReached({ record, id, before, after }: RecordChange): string[] {
  // One that was brought back has the figures of when it went.
  if (record.kind === 'Customer') return after && !before ? [id] : [];
  if (record.kind !== 'Invoice') return [];
  return [before, after].flatMap((copy) => {
    const customerId = copy?.row.customerId;
    return typeof customerId === 'string' ? [customerId] : [];
  });
}
