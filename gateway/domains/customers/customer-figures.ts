import type { Reaction, AppliedChange } from '../../records/write/unit-of-work.ts';
import { chunksOf } from '../../database/chunks.ts';
import { IDS_PER_QUERY } from '../../records/write/snapshots.ts';
import { renewFigures } from './customer-figures.store.ts';

export const keepFigures: Reaction = async ({ db }, changes) => {
  const ids = new Set(changes.flatMap(customersReached));
  if (changes.some(changesCurrency)) await renewFigures(db);
  for (const some of chunksOf([...ids].toSorted(), IDS_PER_QUERY)) await renewFigures(db, some);
};

/** The figures are of invoices in the company's currency; the others are read from the invoices. */
const changesCurrency = ({ record, before, after }: AppliedChange) =>
  record.kind === 'Company' && before?.row.currency !== after?.row.currency;

function customersReached({ record, id, before, after }: AppliedChange): string[] {
  // A restored customer has the totals of its deletion; a new one has none.
  if (record.kind === 'Customer') return after && !before && after.row.lastPurchaseAt ? [id] : [];
  if (record.kind !== 'Invoice') return [];
  return [before, after].flatMap((copy) => {
    const customerId = copy?.row.customerId;
    return typeof customerId === 'string' ? [customerId] : [];
  });
}
