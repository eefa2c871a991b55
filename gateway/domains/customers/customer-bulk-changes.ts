import { selectedRecords } from '../../bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import { invalid, refuseErrors } from '../../graphql/errors.ts';
import type {
  DeleteCustomersInput,
  UpdateCustomersInput,
} from '../../graphql/generated/resolvers.ts';
import { given, givenOrNone } from '../../graphql/entered.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { refuseUnknownOwner } from '../../store/owners.ts';
import {
  addTags,
  changeCustomers,
  deleteCustomers,
  removeTags,
  selectCustomerIds,
} from './customer-bulk.store.ts';
import { lockBelongings } from './customer-figures.store.ts';
import { enteredTags, tagErrors } from './customers.rules.ts';
import { tagsByCustomerIds } from './customers.store.ts';
import { customerRecord, type CustomerRow } from './customers.table.ts';

export function removeCustomers(context: Context, input: DeleteCustomersInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const ids = await selected(db, input);
    await lockBelongings(db, ids);
    await touchMany(customerRecord, ids);
    return { activityId, count: await deleteCustomers(db, ids) };
  });
}

export function updateCustomers(context: Context, input: UpdateCustomersInput) {
  const columns = {
    ...given({ status: input.status }),
    ...givenOrNone({ ownerId: input.ownerId }),
  } as Partial<CustomerRow>;
  const tags = {
    added: enteredTags(input.addTags ?? []),
    removed: enteredTags(input.removeTags ?? []),
  };
  refuseErrors(tagErrors(tags.added));
  return recorded(context, async ({ activityId, db, touchMany }) => {
    await refuseUnknownOwner(db, columns.ownerId);
    const ids = await selected(db, input);
    await touchMany(customerRecord, ids);
    await retag(db, ids, tags);
    return { activityId, count: await changeCustomers(db, ids, columns) };
  });
}

async function retag(
  db: Db,
  ids: readonly string[],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0) await removeTags(db, ids, removed);
  if (added.length === 0) return;
  for (const [, tags] of await tagsByCustomerIds(db, ids)) {
    const { tags: tooMany } = tagErrors(enteredTags([...tags, ...added]));
    if (tooMany) throw invalid({ addTags: tooMany });
  }
  await addTags(db, ids, added);
}

const selected = (db: Db, { ids, filter }: DeleteCustomersInput): Promise<string[]> =>
  selectedRecords({ ids, filter }, 'Customer', (most) =>
    selectCustomerIds(db, { ids, filter, most }),
  );
