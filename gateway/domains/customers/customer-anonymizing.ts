import type { AnonymizeCustomerInput } from '../../graphql/generated/resolvers.ts';
import { deleteChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { forgetRecords, idsOfPerson } from '../../records/history/forgetting.ts';
import type { StateIn, RecordKind } from '../../records/declare/record.ts';
import type { Context } from '../../services/context.ts';
import { customerRecord } from './customers.record.ts';
import { deleteContents, fileIdsEver, filesOf } from './customers.store.ts';

/**
 * Empties the columns that tell of a person; state, status, channel, owner and figures stay, because they tell of none.
 */
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
    async ({ db, writeWithoutHistory, write }) => {
      const change = updateChange(customerRecord, { id, version }, ({ parts }) => ({
        row: { ...nothing, name: name.trim() },
        parts: {
          ...{ customerTags: [], customerContacts: [], customerAddresses: [] },
          customerNotes: parts.customerNotes.map((note) => ({ ...note, text: name.trim() })),
        },
      }));
      const [customer] = await write([change]);
      const ids = await idsOfPerson(db, customerRecord, id);
      await forgetRecords(db, customerRecord, { ids, title: name.trim() });
      await forgetFiles({ db, writeWithoutHistory }, context, { id, title: name.trim() });
      return customer!.row;
    },
    { action: 'anonymized', isForgetful: true },
  );
}

async function forgetFiles(
  { db, writeWithoutHistory }: Pick<UnitOfWork, 'db' | 'writeWithoutHistory'>,
  { records }: Context,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const record = records.get('File') as RecordKind<StateIn<'files'>>;
  const ids = await fileIdsEver(db, id);
  if (ids.length === 0) return;
  const attached = await filesOf(db, id);
  await writeWithoutHistory(attached.map((file) => deleteChange(record, { id: file.id })));
  await forgetRecords(db, record, { ids, title });
  await deleteContents(db, ids);
}
