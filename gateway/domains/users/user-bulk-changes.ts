import type { Context } from '../../graphql/context.ts';
import { invalid, notFound } from '../../graphql/errors.ts';
import type { DeleteUsersInput, UpdateUsersInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { changeUsers, deleteUsers, selectUserIds } from './user-bulk.store.ts';
import { userRecord } from './users.table.ts';

const MOST_IDS = 100;
/** Keeps one step well within the time that an operation has. */
const MOST_FILTERED = 1_000;

/** Changes several people in one step, which one `restore` takes back. */
export function updateUsers(context: Context, { isActive, ...input }: UpdateUsersInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const ids = await selected(db, input);
    await touchMany(userRecord, ids);
    return { activityId, count: await changeUsers(db, ids, { isActive: isActive ? 1 : 0 }) };
  });
}

/** Takes several people out in one step, which one `restore` takes back. */
export function removeUsers(context: Context, input: DeleteUsersInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const ids = await selected(db, input);
    await touchMany(userRecord, ids);
    return { activityId, count: await deleteUsers(db, ids) };
  });
}

/** The people whom a selection stands for, in the order in which all changes lock them. */
async function selected(db: Db, { ids, filter }: DeleteUsersInput): Promise<string[]> {
  if (ids && filter) throw invalid({ filter: 'cannot be given together with ids' });
  if (!ids && !filter) throw invalid({ ids: 'has to be given, or filter' });
  if (ids && ids.length > MOST_IDS) throw invalid({ ids: `has to have at most ${MOST_IDS}` });
  const found = await selectUserIds(db, filter ?? { ids: ids ?? [] }, MOST_FILTERED + 1);
  if (found.length > MOST_FILTERED) {
    throw invalid({ filter: `has to match at most ${MOST_FILTERED} people` });
  }
  if (found.length === 0) throw notFound('User');
  return found;
}
