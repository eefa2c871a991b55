import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, refuseErrors } from '../../graphql/errors.ts';
import type { CreateDealInput, UpdateDealInput } from '../../graphql/generated/resolvers.ts';
import { changeRecord, removeRecord } from '../../record-changes.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { refuseUnknownOwner } from '../../store/owners.ts';
import { knownProductIds, productsByDealIds, replaceProducts } from './deal-parts.store.ts';
import { tellOfStage } from './deal-timeline.ts';
import {
  type DealProduct,
  dealErrors,
  derivedFields,
  enteredColumns,
  enteredProducts,
} from './deals.rules.ts';
import { deleteDeal, findBuyer, findDeal, insertDeal, updateDeal } from './deals.store.ts';
import { dealRecord, type DealRow } from './deals.table.ts';

const nothing = {
  ...{ customerId: null, ownerId: null, lostReason: null, invoiceId: null },
  ...{ nextStep: null, nextStepOn: null },
};

export function makeDeal(context: Context, input: CreateDealInput): Promise<DealRow> {
  const id = input.id ?? newId();
  const products = enteredProducts(input.products) ?? [];
  return recorded(context, async ({ db, touch }) => {
    await touch(dealRecord, id);
    const now = new Date().toISOString();
    const entered = {
      ...nothing,
      ...enteredColumns(input),
      id,
      stage: input.stage ?? 'lead',
      stageChangedAt: now,
      createdAt: now,
      version: 1,
    } as DealRow;
    refuseErrors(dealErrors(entered, products));
    await refuseUnknown(db, entered, products);
    const deal = await insertDeal(db, { ...entered, ...derivedFields(entered, products) });
    if (!deal) throw conflict('A deal with this id exists', { fields: { id: 'is taken' } });
    await replaceProducts(db, id, products);
    await tellOfStage({ db, context }, deal, null);
    return deal;
  });
}

export function changeDeal(
  context: Context,
  { id, version, ...input }: UpdateDealInput,
): Promise<DealRow> {
  const wanted = { record: dealRecord, id, find: findDeal };
  return changeRecord(context, wanted, async ({ db }, stored) => {
    const columns = enteredColumns(input);
    const entered = { ...stored, ...columns };
    const given = enteredProducts(input.products);
    const products = given ?? (await productsByDealIds(db, [id])).get(id)!;
    refuseErrors(dealErrors(entered, products));
    await refuseUnknown(db, columns, given);
    const from = { id, version: version ?? stored.version };
    const changes = { ...columns, ...derivedFields(entered, products) };
    const deal = await updateDeal(db, from, changes);
    if (deal && given) await replaceProducts(db, id, given);
    return deal;
  });
}

export const removeDeal = (context: Context, id: string) =>
  removeRecord(context, { record: dealRecord, id }, deleteDeal);

async function refuseUnknown(
  db: Db,
  { ownerId, customerId }: Partial<DealRow>,
  products: readonly DealProduct[] = [],
): Promise<void> {
  await refuseUnknownOwner(db, ownerId);
  if (customerId && !(await findBuyer(db, customerId))) {
    throw invalid({ customerId: 'is not a customer' });
  }
  const known = await knownProductIds(
    db,
    products.map(({ productId }) => productId ?? ''),
  );
  const unknown = products.findIndex(({ productId }) => productId && !known.has(productId));
  if (unknown >= 0) throw invalid({ [`products.${unknown}.productId`]: 'is not a product' });
}
