import type { Context } from '../../graphql/context.ts';
import { conflict, invalid, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CreateTodoTagInput } from '../../graphql/generated/resolvers.ts';
import { newId } from '../../store/new-id.ts';
import { changeOwn } from './todo-changes.ts';
import { deleteTag, findTag, insertTag, listTags } from './todo-tags.store.ts';
import { MOST_TAGS, tagErrors } from './todos.rules.ts';
import { todoTagRecord, type TodoTagRow } from './todos.table.ts';

export function makeTag(context: Context, input: CreateTodoTagInput): Promise<TodoTagRow> {
  const entered = { id: input.id ?? newId(), name: input.name };
  refuseErrors(tagErrors(entered));
  return changeOwn(context, async ({ db, touch, accountId }) => {
    if ((await listTags(db, accountId)).length >= MOST_TAGS) {
      throw invalid({ name: `exceeds the limit of ${MOST_TAGS} tags` });
    }
    await touch(todoTagRecord, entered.id);
    const tag = await insertTag(db, { ...entered, accountId });
    if (!tag) throw conflict('A tag with this id exists', { fields: { id: 'is taken' } });
    return tag;
  });
}

export function removeTag(context: Context, id: string) {
  return changeOwn(context, async ({ activityId, db, touch, accountId }) => {
    if (!(await findTag(db, { accountId, id }))) throw notFound('Tag');
    await touch(todoTagRecord, id);
    await deleteTag(db, id);
    return { id, activityId };
  });
}
