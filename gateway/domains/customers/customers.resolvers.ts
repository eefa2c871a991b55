import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { refuseErrors } from '../../errors/errors.ts';
import { listOwners } from '../../database/owners.ts';
import { anonymize } from '../../records/personal/anonymizing.ts';
import { personalDataOf } from '../../records/personal/personal-data.ts';
import { addNote } from '../../records/notes/note-changes.ts';
import { noteAuthor } from '../../records/notes/note-author.ts';
import { updateCustomers } from './customer-changes.ts';
import { findDuplicates, identifyingFields } from './customer-duplicates.rules.ts';
import { listSimilar } from './customer-duplicates.store.ts';
import { mergeCustomers } from './customer-merging.ts';
import { listCustomerPoints } from './customer-points.store.ts';
import { likelyDuplicatesResolvers } from './likely-duplicates.resolvers.ts';
import { pointErrors, tradeNameOf } from './customers.rules.ts';
import { customerRecord } from './customers.record.ts';
import { customersByIds, listTags, notesByCustomerIds } from './customers.store.ts';

export const customersResolvers: Resolvers = {
  Query: {
    ...likelyDuplicatesResolvers.Query,
    customerPoints(_source, { filter, cellDegrees }, { db }) {
      refuseErrors(pointErrors(filter ?? {}, cellDegrees));
      return listCustomerPoints(db, filter ?? {}, cellDegrees);
    },
    customerTags: (_source, _args, { db }) => listTags(db),
    async customerPersonalData(_source, { id }, context) {
      const stored = await personalDataOf(context, customerRecord, id);
      return stored ? JSON.stringify(stored, null, 2) : null;
    },
    owners: (_source, _args, { db }) => listOwners(db),
    async customerDuplicates(_source, { of }, { db }) {
      const fields = identifyingFields(of);
      return findDuplicates(await listSimilar(db, fields, of.id ?? ''), fields);
    },
  },
  Mutation: {
    ...likelyDuplicatesResolvers.Mutation,
    anonymizeCustomer: async (_source, { input }, context) => ({
      customer: await anonymize(context, customerRecord, { name: '', ...input }),
    }),
    async addCustomerNote(_source, { input }, context) {
      const { note } = await addNote(context, { kind: 'Customer', ...input });
      return { note, customer: (await customersByIds(context.db, [input.id])).get(input.id)! };
    },
    mergeCustomers: (_source, { input }, context) => mergeCustomers(context, input),
    updateCustomers: (_source, { input }, context) => updateCustomers(context, input),
  },
  CustomerPoint: {
    customer: async ({ count, someId }, _args, { load }) =>
      count === 1 ? ((await load(customersByIds, someId)) ?? null) : null,
  },
  Customer: {
    tradeName: tradeNameOf,
    timeline: async ({ id }, _args, { load }) => (await load(notesByCustomerIds, id)) ?? [],
    lastPurchaseAt: ({ lastPurchaseAt }) => lastPurchaseAt || null,
  },
  CustomerNote: noteAuthor,
};
