import { selectedRecords } from '../../bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import type { DeleteUsersInput, UpdateUsersInput } from '../../graphql/generated/resolvers.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { changeUsers, deleteUsers, selectUserIds } from './user-bulk.store.ts';
import { userRecord } from './users.table.ts';

export function updateUsers(context: Context, { isActive, ...input }: UpdateUsersInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const ids = await selected(db, input);
    await touchMany(userRecord, ids);
    return { activityId, count: await changeUsers(db, ids, { isActive: isActive ? 1 : 0 }) };
  });
}

export function removeUsers(context: Context, input: DeleteUsersInput) {
  return recorded(context, async ({ activityId, db, touchMany }) => {
    const ids = await selected(db, input);
    await touchMany(userRecord, ids);
    return { activityId, count: await deleteUsers(db, ids) };
  });
}

const selected = (db: Db, { ids, filter }: DeleteUsersInput): Promise<string[]> =>
  selectedRecords({ ids, filter }, 'User', (most) =>
    selectUserIds(db, ids ? { ids } : (filter ?? {}), most),
  );
