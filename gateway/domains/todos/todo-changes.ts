import { callerOf, type Context } from '../../graphql/context.ts';
import { invalid, notFound, refuseErrors, REQUIRED } from '../../graphql/errors.ts';
import type {
  CreateTodoInput,
  ReorderTodosInput,
  UpdateTodoInput,
  UpdateTodosInput,
} from '../../graphql/generated/resolvers.ts';
import { creation, removal, update } from '../../records/changes.ts';
import { commit, type Writing } from '../../records/commit.ts';
import { declared } from '../../records/declarations.ts';
import { enteredRow, newRow } from '../../records/enter.ts';
import { lockRecord } from '../../records/copies.ts';
import type { RecordedAs } from '../../records/history.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { rankBetween } from '../../store/ranks.ts';
import { listTags } from './todo-tags.store.ts';
import { todoAlone, todoRecord } from './todos.record.ts';
import {
  MOST_AT_ONCE,
  MOST_REORDERED,
  newRanks,
  reordered,
  reorderedAmong,
  taggingErrors,
} from './todos.rules.ts';
import { lastRank, todoPlaces } from './todos.store.ts';
import type { TodoRow } from '../../records/generated/rows.ts';

const declaration = declared('Todo');

interface OwnWriting extends Writing {
  accountId: string;
}

/** Serializes the caller's changes, so that the positions they read stay valid. */
export function changeOwn<Result>(
  context: Context,
  change: (writing: OwnWriting) => Promise<Result>,
  as: RecordedAs = {},
): Promise<Result> {
  const accountId = callerOf(context).account.id;
  return commit(
    context,
    async (writing) => {
      await lockRecord(writing.db, { table: 'accounts' }, accountId);
      return change({ ...writing, accountId });
    },
    as,
  );
}

export function makeTodo(context: Context, input: CreateTodoInput) {
  const id = input.id ?? newId();
  return changeOwn(context, async ({ activityId, db, write, accountId }) => {
    const rank = rankBetween(await lastRank(db, accountId), undefined);
    const row = { ...newRow(declaration, { ...input, id, accountId }), rank } as TodoRow;
    const parts = { todoTaggings: await taggingsOf(db, { id, accountId }, input.tag ?? []) };
    const [todo] = await write([creation(todoRecord, { row, parts })]);
    return { todo: todo!.row, activityId };
  });
}

export function changeTodo(context: Context, input: UpdateTodoInput) {
  const { id, tag } = input;
  return changeOwn(context, async ({ activityId, db, write, accountId }) => {
    const parts = tag ? { todoTaggings: await taggingsOf(db, { id, accountId }, tag) } : {};
    const change = update(todoRecord, { id, ofAccount: accountId }, () => ({
      row: enteredRow(declaration, input),
      parts,
    }));
    const [todo] = await write([change]);
    return { todo: todo!.row, activityId };
  });
}

export function changeTodos(context: Context, { ids, ...changes }: UpdateTodosInput) {
  refuseUnfit(ids);
  const row = enteredRow(declaration, changes) as Partial<TodoRow>;
  return changeOwn(context, async ({ activityId, write, accountId: ofAccount }) => {
    const changed = await write(
      inOneOrder(ids).map((id) => update(todoRecord, { id, ofAccount }, () => ({ row }))),
    );
    return { todos: changed.map((held) => held!.row), activityId };
  });
}

export function removeTodos(context: Context, ids: readonly string[]) {
  refuseUnfit(ids);
  return changeOwn(context, async ({ activityId, write, accountId: ofAccount }) => {
    await write(inOneOrder(ids).map((id) => removal(todoRecord, { id, ofAccount })));
    return { ids: [...ids], activityId };
  });
}

const inOneOrder = (ids: readonly string[]) => [...new Set(ids)].toSorted();

function refuseUnfit(ids: readonly string[]): void {
  if (ids.length === 0) throw invalid({ ids: REQUIRED });
  if (ids.length > MOST_AT_ONCE) throw invalid({ ids: `must have at most ${MOST_AT_ONCE}` });
}

/** Answers the to-dos that moved. */
export function putInOrder(
  context: Context,
  { ids, isAmongOthers }: ReorderTodosInput,
): Promise<TodoRow[]> {
  if (ids.length > MOST_REORDERED) throw invalid({ ids: `must have at most ${MOST_REORDERED}` });
  const change = async ({ db, write, accountId }: OwnWriting) => {
    const places = await todoPlaces(db, accountId);
    const known = new Set(places.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw notFound('To-do');
    const inOrder = isAmongOthers ? reorderedAmong : reordered;
    const ranks = [...newRanks(inOrder(places, new Set(ids)))];
    const moved = await write(
      ranks.map(([id, rank]) => update(todoAlone, { id }, () => ({ row: { rank } }))),
    );
    return moved.map((held) => held!.row);
  };
  // An unchanged order changes none.
  return changeOwn(context, change, { kind: todoRecord.kind });
}

async function taggingsOf(
  db: Db,
  { id: todoId, accountId }: Pick<TodoRow, 'id' | 'accountId'>,
  tags: readonly string[],
) {
  const known = (await listTags(db, accountId)).map(({ id }) => id);
  refuseErrors(taggingErrors(tags, new Set(known)));
  return [...new Set(tags)].map((tagId, position) => ({ todoId, tagId, position }));
}
