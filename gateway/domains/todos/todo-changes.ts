import { callerOf, type Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, invalid, notFound, refuseErrors, REQUIRED } from '../../graphql/errors.ts';
import type {
  CreateTodoInput,
  ReorderTodosInput,
  UpdateTodoInput,
  UpdateTodosInput,
} from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
import type { RecordedAs } from '../../records/history.ts';
import type { Db } from '../../store/database.ts';
import { newId } from '../../store/new-id.ts';
import { rankBetween } from '../../store/ranks.ts';
import { lockRecord } from '../../records/copies.ts';
import type { RecordKind } from '../../records/record.ts';
import { listTags } from './todo-tags.store.ts';
import {
  derivedFields,
  MOST_AT_ONCE,
  MOST_REORDERED,
  newRanks,
  reordered,
  reorderedAmong,
  todoErrors,
} from './todos.rules.ts';
import {
  deleteTodo,
  findTodo,
  insertTodo,
  lastRank,
  replaceTags,
  todoPlaces,
  updateTodo,
} from './todos.store.ts';
import { todoAlone, todoRecord, type TodoRow } from './todos.table.ts';

interface OwnRecording extends Recording {
  accountId: string;
}

const accountRecord: RecordKind = { kind: 'Account', table: 'accounts', title: 'name' };

/** Serializes the caller's changes, so that the positions they read stay valid. */
export function changeOwn<Result>(
  context: Context,
  change: (recording: OwnRecording) => Promise<Result>,
  as: RecordedAs = {},
): Promise<Result> {
  const accountId = callerOf(context).account.id;
  return recorded(
    context,
    async (recording) => {
      await lockRecord(recording.db, accountRecord, accountId);
      return change({ ...recording, accountId });
    },
    as,
  );
}

export function makeTodo(context: Context, input: CreateTodoInput): Promise<TodoRow> {
  const id = input.id ?? newId();
  return changeOwn(context, async ({ db, touch, accountId }) => {
    const entered = {
      startDate: null,
      dueDate: null,
      ...columnsOf(input),
      id,
      accountId,
    } as TodoRow;
    refuseErrors(todoErrors(entered, input.tag, await tagIdsOf(db, accountId)));
    await touch(todoRecord, id);
    const rank = rankBetween(await lastRank(db, accountId), undefined);
    const todo = await insertTodo(db, { ...entered, ...derivedFields(entered), rank });
    if (!todo) throw conflict('A to-do with this id exists', { fields: { id: 'is taken' } });
    await replaceTags(db, id, input.tag ?? []);
    return todo;
  });
}

export function changeTodo(context: Context, input: UpdateTodoInput): Promise<TodoRow> {
  const { id, tag } = input;
  return changeOwn(context, async ({ db, touch, accountId }) => {
    const stored = await findTodo(db, { accountId, id });
    if (!stored) throw notFound('To-do');
    const entered = { ...stored, ...columnsOf(input) };
    refuseErrors(todoErrors(entered, tag ?? [], await tagIdsOf(db, accountId)));
    await touch(todoRecord, id);
    if (tag) await replaceTags(db, id, tag);
    return updateTodo(db, id, { ...columnsOf(input), ...derivedFields(entered) });
  });
}

export function changeTodos(context: Context, { ids, ...changes }: UpdateTodosInput) {
  refuseUnfit(ids);
  return changeOwn(context, async ({ activityId, db, touch, accountId }) => {
    const todos: TodoRow[] = [];
    for (const id of inOneOrder(ids)) {
      if (!(await findTodo(db, { accountId, id }))) throw notFound('To-do');
      await touch(todoRecord, id);
      // An update needs a column; the id does not change.
      todos.push(await updateTodo(db, id, { ...columnsOf(changes), id }));
    }
    return { todos, activityId };
  });
}

export function removeTodos(context: Context, ids: readonly string[]) {
  refuseUnfit(ids);
  return changeOwn(context, async ({ activityId, db, touch, accountId }) => {
    for (const id of inOneOrder(ids)) {
      if (!(await findTodo(db, { accountId, id }))) throw notFound('To-do');
      await touch(todoRecord, id);
      await deleteTodo(db, id);
    }
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
  const change = async ({ db, touch, accountId }: OwnRecording) => {
    const places = await todoPlaces(db, accountId);
    const known = new Set(places.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw notFound('To-do');
    const moved: TodoRow[] = [];
    const inOrder = isAmongOthers ? reorderedAmong : reordered;
    for (const [id, rank] of newRanks(inOrder(places, new Set(ids)))) {
      await touch(todoAlone, id);
      moved.push(await updateTodo(db, id, { rank }));
    }
    return moved;
  };
  // An unchanged order touches none.
  return changeOwn(context, change, { kind: todoRecord.kind });
}

function columnsOf(input: Partial<CreateTodoInput | UpdateTodoInput>): Partial<TodoRow> {
  const { title, note, startDate, dueDate } = input;
  const { important, starred, done, read, selected } = input;
  const flags = Object.entries(given({ important, starred, done, read, selected }));
  return {
    ...given({ title, note }),
    ...Object.fromEntries(flags.map(([flag, isSet]) => [flag, Number(isSet)])),
    ...(startDate !== undefined && { startDate }),
    ...(dueDate !== undefined && { dueDate }),
  } as Partial<TodoRow>;
}

async function tagIdsOf(db: Db, accountId: string): Promise<Set<string>> {
  return new Set((await listTags(db, accountId)).map(({ id }) => id));
}
