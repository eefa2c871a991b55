import type { AnonymizeCustomerInput } from '../../graphql/generated/resolvers.ts';
import { update } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import { forgetRecords, idsOfPerson } from '../../records/history/forgetting.ts';
import type { Context } from '../../services/context.ts';
import { customerRecord } from './customers.record.ts';

/** What is left tells of no person: state, status, channel, owner, and figures. */
const nothing = {
  ...{ tradeName: null, document: null, email: null, phone: null, website: null },
  ...{ street: null, city: null, cep: null, latitude: null, longitude: null, notes: null },
};

export function anonymizeCustomer(
  context: Context,
  { id, version, name = '' }: AnonymizeCustomerInput,
) {
  return commit(
    context,
    async ({ db, write }) => {
      const change = update(customerRecord, { id, version }, ({ parts }) => ({
        row: { ...nothing, name: name.trim() },
        parts: {
          ...{ customerTags: [], customerContacts: [], customerAddresses: [] },
          customerNotes: parts.customerNotes.map((note) => ({ ...note, text: name.trim() })),
        },
      }));
      const [customer] = await write([change]);
      const ids = await idsOfPerson(db, customerRecord, id);
      await forgetRecords(db, customerRecord, { ids, title: name.trim() });
      return customer!.row;
    },
    { action: 'anonymized', isForgetful: true },
  );
}
