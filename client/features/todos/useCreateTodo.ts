import { useMutation } from '@apollo/client/react';
import { momentOfDay } from '../../components/calendarDay.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { type EntryPart, tagNamed } from './readEntry.ts';
import {
  CreateTodoDocument,
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
  dueDate?: string | null;
}

/** From what the line says and what is usual where it stands. A tag that is new is made. */
export function useCreateTodo(tags: readonly TodoTags_TagFragment[]) {
  const [create] = useMutation(CreateTodoDocument, {
    update: evictKinds('Todo'),
    refetchQueries: ['ShellCounts'],
  });
  const [createTag] = useMutation(CreateTodoTagDocument);

  async function idOf(name: string) {
    const known = tagNamed(name, tags);
    if (known) return known.id;
    const { data } = await createTag({ variables: { input: { name } } });
    return data!.createTodoTag.tag.id;
  }

  return async ({ title, parts }: Entered, usual: Usual = {}) => {
    const ids = [...(usual.tags ?? [])];
    for (const part of parts) if (part.kind === 'tag') ids.push(await idOf(part.name));
    const says = (kind: EntryPart['kind']) => parts.some((part) => part.kind === kind);
    const due = parts.find((part) => part.kind === 'due');
    const input = {
      title,
      tag: [...new Set(ids)],
      important: usual.important || says('important'),
      starred: usual.starred || says('starred'),
      dueDate: due ? momentOfDay(due.day)! : (usual.dueDate ?? null),
    };
    const { data } = await create({ variables: { input } });
    return { ...input, activityId: data!.createTodo.activityId };
  };
}
