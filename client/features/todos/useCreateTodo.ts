import { useMutation } from '@apollo/client/react';
import { evictKinds } from '../../records/recordLists.ts';
import { type EntryPart, tagNamed } from './readEntry.ts';
import { fitted } from './pastedTodos.ts';
import { dueOf } from './todoDue.ts';
import {
  CreateTodoDocument,
  CreateTodosDocument,
  CreateTodoTagDocument,
  type TodoTags_TagFragment,
} from './TodoItem.generated.ts';

export interface Entered {
  title: string;
  parts: readonly EntryPart[];
}

interface Usual {
  tags?: readonly string[];
  important?: boolean;
  starred?: boolean;
  dueDay?: string;
}

/** Creates to-dos from what the line says and what is usual where it stands. Makes tags that are new. */
export function useCreateTodo(tags: readonly TodoTags_TagFragment[]) {
  const [create] = useMutation(CreateTodoDocument, {
    update: evictKinds('Todo'),
    refetchQueries: ['ShellCounts'],
  });
  const [createAll] = useMutation(CreateTodosDocument, {
    update: evictKinds('Todo'),
    refetchQueries: ['ShellCounts'],
  });
  const inputOf = useTodoInput(tags);

  async function createOne(entered: Entered, usual: Usual = {}) {
    const input = await inputOf(entered, usual);
    const { data } = await create({ variables: { input } });
    const { activityId, todo } = data!.createTodo;
    return { ...input, id: todo.id, activityId };
  }

  /** Creates all of them in one change, which one undo takes back. */
  async function createSeveral(entered: readonly Entered[], usual: Usual = {}) {
    const todos = [];
    const made: TodoTags_TagFragment[] = [];
    for (const each of entered) todos.push(await inputOf(each, usual, made));
    const { data } = await createAll({ variables: { input: { todos } } });
    return { added: todos, activityId: data!.createTodos.activityId };
  }

  return { createOne, createSeveral };
}

function useTodoInput(tags: readonly TodoTags_TagFragment[]) {
  const [createTag] = useMutation(CreateTodoTagDocument);

  async function idOf(name: string, made: TodoTags_TagFragment[]) {
    const known = tagNamed(name, [...tags, ...made]);
    if (known) return known.id;
    const { data } = await createTag({ variables: { input: { name } } });
    made.push(data!.createTodoTag.tag);
    return data!.createTodoTag.tag.id;
  }

  return async function inputOf(
    { title, parts }: Entered,
    usual: Usual,
    made: TodoTags_TagFragment[] = [],
  ) {
    const ids = [...(usual.tags ?? [])];
    for (const part of parts) if (part.kind === 'tag') ids.push(await idOf(part.name, made));
    const says = (kind: EntryPart['kind']) => parts.some((part) => part.kind === kind);
    const due = parts.find((part) => part.kind === 'due');
    return {
      ...fitted(title),
      tag: [...new Set(ids)],
      important: usual.important || says('important'),
      starred: usual.starred || says('starred'),
      ...dueOf(due?.day ?? usual.dueDay ?? '', due?.time),
    };
  };
}
