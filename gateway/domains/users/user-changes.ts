import { randomUUID } from 'node:crypto';
import { selectedRecords } from '../../bulk-selection.ts';
import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import type {
  CreateUserInput,
  DeleteUsersInput,
  UpdateUserInput,
  UpdateUsersInput,
} from '../../graphql/generated/resolvers.ts';
import { deleteRecord, removal, update, updateRecord, creation } from '../../records/changes.ts';
import { commit } from '../../records/commit.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { userRecord } from './users.record.ts';
import { USER_COUNTER } from './users.rules.ts';
import { selectUserIds } from './users.store.ts';
import type { UserRow } from './users.table.ts';

export function makeUser(context: Context, input: CreateUserInput): Promise<UserRow> {
  return commit(context, async ({ db, write }) => {
    const row = {
      bd: null,
      imgUrl: null,
      ...columnsOf(input),
      id: input.id ?? newId(),
      guid: input.guid?.toLowerCase() ?? randomUUID(),
      index: await nextOf(db, USER_COUNTER),
      version: 1,
    } as UserRow;
    const [user] = await write([creation(userRecord, { row })]);
    return user!.row;
  });
}

export const changeUser = (context: Context, input: UpdateUserInput): Promise<UserRow> =>
  updateRecord(context, userRecord, input, () => ({ row: columnsOf(input) }));

export const removeUser = (context: Context, id: string) =>
  deleteRecord(context, userRecord, { id });

export function updateUsers(context: Context, { isActive, ...input }: UpdateUsersInput) {
  const row = { isActive: isActive ? 1 : 0 } as const;
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(db, input);
    await write(ids.map((id) => update(userRecord, { id }, () => ({ row }))));
    return { activityId, count: ids.length };
  });
}

export function removeUsers(context: Context, input: DeleteUsersInput) {
  return commit(context, async ({ activityId, db, write }) => {
    const ids = await selected(db, input);
    await write(ids.map((id) => removal(userRecord, { id })));
    return { activityId, count: ids.length };
  });
}

const selected = (db: Db, { ids, filter }: DeleteUsersInput): Promise<string[]> =>
  selectedRecords({ ids, filter }, 'User', (most) =>
    selectUserIds(db, ids ? { ids } : (filter ?? {}), most),
  );

function columnsOf(input: CreateUserInput | Omit<UpdateUserInput, 'id'>): Partial<UserRow> {
  return {
    ...given({
      isActive: input.isActive == null ? null : Number(input.isActive),
      balanceCents: input.balance,
      age: input.age,
      name: input.name?.trim(),
      gender: input.gender,
      company: input.company?.trim(),
      email: input.email?.trim(),
      phone: input.phone?.trim(),
      address: input.address?.trim(),
    }),
    // Null empties these two.
    ...(input.bd !== undefined && { bd: input.bd }),
    ...(input.imgUrl !== undefined && { imgUrl: input.imgUrl || null }),
  } as Partial<UserRow>;
}
