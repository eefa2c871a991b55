import { problem } from '../../errors/problem.ts';
import type { DealProductInput } from '../../graphql/generated/resolvers.ts';
import { declaredRecord } from '../../records/declare/declared-record.ts';
import type { Condition, FilterReading } from '../../records/declare/record.ts';
import {
  canMove,
  closedAtOf,
  closingErrors,
  dealErrors,
  derivedFields,
  openStages,
  productRows,
} from './deals.rules.ts';
import { titleOrCustomerContains } from './deals.store.ts';

const STAYS_WON = { stage: problem('stays_won') };

export const dealRecord = declaredRecord<'deals', 'dealProducts' | 'dealEntries'>('Deal', {
  // A deal that is put back as it was could be invoiced again without the invoice's id.
  keepOnRestore: ['invoiceId'],
  parts: [
    { table: 'dealProducts', key: 'dealId', field: 'products' },
    { table: 'dealEntries', key: 'dealId', field: 'stageChanges', appendOnly: true },
  ],
  operations: { partsOf, filterConditions, textFilterConditions: titleOrCustomerContains },
  rules: {
    derive: ({ row, parts }) => ({
      ...derivedFields(row, parts.dealProducts),
      closedAt: closedAtOf(row),
    }),
    // A deal that was lost for a reason of the list keeps its name.
    whenCleared: {
      lossReasonId: ({ lostReason }, { name }) => ({ lostReason: lostReason ?? name }),
    },
    validate: ({ row, parts }, before) => ({
      ...dealErrors(row, parts.dealProducts),
      ...closingErrors(row),
      ...(before && !canMove(before.row, row.stage) && STAYS_WON),
    }),
  },
});

function partsOf({ products }: { products?: readonly DealProductInput[] | null }, id: string) {
  return products ? { dealProducts: productRows(id, products) } : {};
}

interface OwnFilter {
  overdueDay?: string | null;
  inStageBefore?: string | null;
  hasNextStep?: boolean | null;
  nextStepBeforeDay?: string | null;
}

/** Only open deals are late, stalled or upcoming. */
function filterConditions(filter: OwnFilter, { eb }: FilterReading): Condition[] {
  const { overdueDay, inStageBefore, hasNextStep, nextStepBeforeDay } = filter;
  const isOpen = overdueDay || inStageBefore || nextStepBeforeDay || hasNextStep != null;
  return [
    ...(isOpen ? [eb('stage', 'in', openStages)] : []),
    ...(overdueDay ? [eb('expectedCloseOn', '<', overdueDay)] : []),
    ...(inStageBefore ? [eb('stageChangedAt', '<', inStageBefore)] : []),
    ...(nextStepBeforeDay ? [eb('nextStepOn', '<', nextStepBeforeDay)] : []),
    ...(hasNextStep == null ? [] : [eb('nextStep', hasNextStep ? 'is not' : 'is', null)]),
  ];
}
