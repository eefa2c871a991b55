import type { DealSortField, Resolvers } from '../../graphql/generated/resolvers.ts';
import { ownersByIds } from '../../store/owners.ts';
import { changeDeal, makeDeal, removeDeal, removeDeals, updateDeals } from './deal-changes.ts';
import { figuresByMonth, figuresByStage } from './deal-figures.store.ts';
import { invoiceDeal } from './deal-invoicing.ts';
import { entriesByDealIds, productsByDealIds } from './deal-parts.store.ts';
import { moveDeal, moveDeals, writeNote } from './deal-timeline.ts';
import { wholeByStage } from './deals.rules.ts';
import { dealsByInvoiceIds, findDeal, listDeals } from './deals.store.ts';
import type { DealRow } from './deals.table.ts';

const sortColumns: Record<DealSortField, keyof DealRow> = {
  title: 'titleKey',
  amount: 'amountCents',
  expectedCloseOn: 'expectedCloseOn',
  createdAt: 'createdAt',
  stage: 'stagePosition',
};

export const dealsResolvers: Resolvers = {
  Query: {
    deal: async (_source, { id }, { db }) => (await findDeal(db, id)) ?? null,
    deals(_source, { filter, sort, ...page }, { db }) {
      const { field = 'expectedCloseOn', direction = 'ascending' } = sort ?? {};
      return listDeals(db, filter ?? {}, { column: sortColumns[field], direction }, page);
    },
    dealStages: async (_source, { filter }, { db }) =>
      wholeByStage(await figuresByStage(db, filter ?? {})),
    dealForecast: (_source, { filter }, { db }) => figuresByMonth(db, filter ?? {}),
  },
  Mutation: {
    createDeal: async (_source, { input }, context) => ({ deal: await makeDeal(context, input) }),
    updateDeal: async (_source, { input }, context) => ({ deal: await changeDeal(context, input) }),
    moveDealToStage: (_source, { input }, context) => moveDeal(context, input),
    addDealNote: (_source, { input }, context) => writeNote(context, input),
    invoiceDeal: (_source, { input }, context) => invoiceDeal(context, input),
    deleteDeal: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeDeal(context, input.id),
    }),
    updateDeals: (_source, { input }, context) => updateDeals(context, input),
    moveDealsToStage: (_source, { input }, context) => moveDeals(context, input),
    deleteDeals: (_source, { input }, context) => removeDeals(context, input),
  },
  Deal: {
    amount: ({ amountCents }) => amountCents,
    products: async ({ id }, _args, { load }) => (await load(productsByDealIds, id)) ?? [],
    owner: async ({ ownerId }, _args, { load }) =>
      (ownerId && (await load(ownersByIds, ownerId))) || null,
    timeline: async ({ id }, _args, { load }) => (await load(entriesByDealIds, id)) ?? [],
  },
  DealStageFigures: {
    amount: ({ amountCents }) => amountCents,
    weightedAmount: ({ weightedCents }) => weightedCents,
  },
  DealMonthFigures: {
    month: ({ month }) => `${month}-01T00:00:00.000Z`,
    amount: ({ amountCents }) => amountCents,
    weightedAmount: ({ weightedCents }) => weightedCents,
  },
  Invoice: {
    deal: async ({ id }, _args, { load }) => (await load(dealsByInvoiceIds, id)) ?? null,
  },
  DealProduct: {
    price: ({ priceCents }) => priceCents,
  },
};
