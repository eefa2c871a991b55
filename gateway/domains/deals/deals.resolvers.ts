import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { noteAuthor } from '../../records/notes/note-author.ts';
import { createDeal } from './deal-creation.ts';
import { figuresByMonth, figuresByStage } from './deal-figures.store.ts';
import { invoiceDeal } from './deal-invoicing.ts';
import { moveDeal, moveDeals, timelineOf, writeNote } from './deal-timeline.ts';
import { reasonText } from './loss-reasons.ts';
import { wholeByStage } from './deals.rules.ts';
import { dealsByInvoiceIds } from './deals.store.ts';

export const dealsResolvers: Resolvers = {
  Query: {
    dealStages: async (_source, { filter }, { db }) =>
      wholeByStage(await figuresByStage(db, filter ?? {})),
    dealForecast: (_source, { filter }, { db }) => figuresByMonth(db, filter ?? {}),
  },
  Mutation: {
    createDeal: (_source, { input }, context) => createDeal(context, input),
    moveDealToStage: (_source, { input }, context) => moveDeal(context, input),
    addDealNote: (_source, { input }, context) => writeNote(context, input),
    invoiceDeal: (_source, { input }, context) => invoiceDeal(context, input),
    moveDealsToStage: (_source, { input }, context) => moveDeals(context, input),
  },
  Deal: {
    lostReason: (deal, _args, context) => reasonText(context, deal),
    timeline: (deal, _args, context) => timelineOf(deal, context),
  },
  Invoice: {
    deal: async ({ id }, _args, { load }) => (await load(dealsByInvoiceIds, id)) ?? null,
  },
  DealEntry: {
    ...noteAuthor,
    accountId: (entry, args, context) =>
      entry.kind === 'note' ? noteAuthor.accountId(entry, args, context) : entry.accountId,
  },
  DealProduct: {
    quantity: ({ quantityThousandths }) => quantityThousandths,
    price: ({ priceMillionths }) => priceMillionths,
  },
};
