import { randomUUID } from 'node:crypto';
import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type { CreateUserInput, UpdateUserInput } from '../../graphql/generated/resolvers.ts';
import { changeRecord, removeRecord } from '../../record-changes.ts';
import { recorded } from '../../recording.ts';
import type { Db } from '../../store/database.ts';
import { nextOf } from '../../store/facts.ts';
import { newId } from '../../store/new-id.ts';
import { derivedFields, USER_COUNTER, userErrors } from './users.rules.ts';
import { deleteUser, findUser, insertUser, isGuidTaken, updateUser } from './users.store.ts';
import { userRecord, type UserRow } from './users.table.ts';

export function makeUser(context: Context, input: CreateUserInput): Promise<UserRow> {
  const id = input.id ?? newId();
  return recorded(context, async ({ db, touch }) => {
    await touch(userRecord, id);
    const entered = {
      bd: null,
      imgUrl: null,
      ...columnsOf(input),
      id,
      guid: input.guid?.toLowerCase() ?? randomUUID(),
      index: await nextOf(db, USER_COUNTER),
    } as UserRow;
    refuseErrors(userErrors(entered));
    const row = { ...entered, ...derivedFields(entered), version: 1 };
    const user = await insertUser(db, row);
    if (!user) throw await takenConflict(db, row);
    return user;
  });
}

export function changeUser(
  context: Context,
  { id, version, ...input }: UpdateUserInput,
): Promise<UserRow> {
  const wanted = { record: userRecord, id, find: findUser };
  return changeRecord(context, wanted, async ({ db }, stored) => {
    const columns = columnsOf(input);
    const entered = { ...stored, ...columns };
    refuseErrors(userErrors(entered));
    const from = { id, version: version ?? stored.version };
    return updateUser(db, from, { ...columns, ...derivedFields(entered) });
  });
}

export const removeUser = (context: Context, id: string) =>
  removeRecord(context, { record: userRecord, id }, deleteUser);

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

async function takenConflict(db: Db, { guid }: UserRow) {
  const field = (await isGuidTaken(db, guid)) ? 'guid' : 'id';
  return conflict(`A user with this ${field} exists`, { fields: { [field]: 'is taken' } });
}
