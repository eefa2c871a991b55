import { requireCaller, type Context } from '../../services/context.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import { listLimits } from '../../config/limits.ts';
import type {
  CreateTodosInput,
  CreateTodoTagInput,
  ReorderTodosInput,
} from '../../graphql/generated/resolvers.ts';
import { createChange, deleteChange, updateChange } from '../../records/write/changes.ts';
import { commit } from '../../records/write/commit.ts';
import type { UnitOfWork } from '../../records/write/unit-of-work.ts';
import { lockRecord } from '../../records/write/snapshots.ts';
import { createFromInput } from '../../records/write/create-from-input.ts';
import { declarationOf } from '../../records/declarations.ts';
import { newRow } from '../../records/write/from-input.ts';
import type { ActivityOptions } from '../../records/history/history.ts';
import type { TodoRow, TodoTagRow } from '../../records/generated/rows.ts';
import { refuseNamesake } from '../../records/write/unique-conflict.ts';
import { newRanks, reordered, reorderedAmong } from '../../database/ranked-order.ts';
import { todoAlone, todoRecord, todoTagRecord } from './todos.record.ts';
import { listTags, todoPlaces } from './todos.store.ts';

const MOST_TAGS = 100;

interface OwnWriting extends UnitOfWork {
  accountId: string;
}

/** Serializes the caller's changes, so that the positions they read stay valid. */
function changeOwn<Result>(
  context: Context,
  change: (unit: OwnWriting) => Promise<Result>,
  as: ActivityOptions = {},
): Promise<Result> {
  const accountId = requireCaller(context).account.id;
  return commit(
    context,
    async (unit) => {
      await lockRecord(unit.db, { table: 'accounts' }, accountId);
      return change({ ...unit, accountId });
    },
    as,
  );
}

const MOST_MADE_AT_ONCE = 200;

export function makeTodos(context: Context, { todos }: CreateTodosInput) {
  if (todos.length > MOST_MADE_AT_ONCE) {
    throw invalid({ todos: problem('too_many', { most: MOST_MADE_AT_ONCE }) });
  }
  const change = async ({ accountId, ...unit }: OwnWriting) => {
    const made: TodoRow[] = [];
    // The to-dos are created one after another, because each comes after the one before.
    for (const input of todos) {
      const { row } = await createFromInput(unit, { record: todoRecord }, { ...input, accountId });
      made.push(row);
    }
    return { activityId: unit.activityId, todos: made };
  };
  return changeOwn(context, change, { kind: todoRecord.kind });
}

export function putInOrder(context: Context, { ids, isAmongOthers }: ReorderTodosInput) {
  const most = listLimits.reordered;
  if (ids.length > most) throw invalid({ ids: problem('too_many', { most }) });
  const change = async ({ activityId, db, write, accountId }: OwnWriting) => {
    const places = await todoPlaces(db, accountId);
    const known = new Set(places.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw notFound('To-do');
    const inOrder = isAmongOthers ? reorderedAmong : reordered;
    const ranks = [...newRanks(inOrder(places, new Set(ids)))];
    const moved = await write(
      ranks.map(([id, rank]) => updateChange(todoAlone, { id }, () => ({ row: { rank } }))),
    );
    return { activityId, todos: moved.map((state) => state!.row) };
  };
  // An unchanged order changes none.
  return changeOwn(context, change, { kind: todoRecord.kind });
}

export function makeTag(context: Context, input: CreateTodoTagInput) {
  return changeOwn(context, async ({ activityId, db, write, accountId }) => {
    const tags = await listTags(db, accountId);
    if (tags.length >= MOST_TAGS) {
      throw invalid({ name: problem('too_many_tags', { most: MOST_TAGS }) });
    }
    const row = newRow(declarationOf('TodoTag'), { ...input, accountId }) as object as TodoTagRow;
    refuseNamesake(todoTagRecord, 'name', tags, row.name);
    const [tag] = await write([createChange(todoTagRecord, { row })]);
    return { tag: tag!.row, activityId };
  });
}

export function removeTag(context: Context, id: string) {
  return changeOwn(context, async ({ activityId, write, accountId }) => {
    await write([deleteChange(todoTagRecord, { id, ofAccount: accountId })]);
    return { id, activityId };
  });
}
