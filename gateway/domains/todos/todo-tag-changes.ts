import type { Context } from '../../graphql/context.ts';
import { invalid } from '../../graphql/errors.ts';
import type { CreateTodoTagInput } from '../../graphql/generated/resolvers.ts';
import { creation, removal } from '../../records/changes.ts';
import { newId } from '../../store/new-id.ts';
import { changeOwn } from './todo-changes.ts';
import { listTags } from './todo-tags.store.ts';
import { todoTagRecord } from './todos.record.ts';
import { MOST_TAGS } from './todos.rules.ts';
import type { TodoTagRow } from './todos.table.ts';

export function makeTag(context: Context, input: CreateTodoTagInput): Promise<TodoTagRow> {
  return changeOwn(context, async ({ db, write, accountId }) => {
    if ((await listTags(db, accountId)).length >= MOST_TAGS) {
      throw invalid({ name: `exceeds the limit of ${MOST_TAGS} tags` });
    }
    const row = { id: input.id ?? newId(), name: input.name, accountId };
    const [tag] = await write([creation(todoTagRecord, { row })]);
    return tag!.row;
  });
}

export function removeTag(context: Context, id: string) {
  return changeOwn(context, async ({ activityId, write, accountId }) => {
    await write([removal(todoTagRecord, { id, ofAccount: accountId })]);
    return { id, activityId };
  });
}
