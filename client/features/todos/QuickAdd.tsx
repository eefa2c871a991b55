import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '../../app/drafts.ts';
import { paths } from '../../app/paths.ts';
import { momentOfDay, todayMoment } from '../../components/calendarDay.ts';
import { useEntryLine } from '../../components/useEntryLine.ts';
import { useShowProblem } from '../../components/useShowProblem.ts';
import { useSilentUndo } from '../../components/useSilentUndo.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import { EntryParts } from './EntryParts.tsx';
import {
  CreateTodoDocument,
  CreateTodoTagDocument,
  type TodoTags_TagFragment,
} from './TodoItem.generated.ts';
import styles from './QuickAdd.module.css';
import { showsAdded, todoViewIn } from './todoFilter.ts';
import { seesNextRow } from './todoFocus.ts';
import { type EntryPart, tagNamed } from './readEntry.ts';
import { useEntryReading } from './useEntryReading.ts';
import { todoQueries } from './useTodoChanges.ts';

interface QuickAddProps {
  hasMore: boolean;
  tags: readonly TodoTags_TagFragment[];
}

/** In today's view it is due today; under a tag it gets the tag. */
export function QuickAdd({ hasMore, tags }: QuickAddProps) {
  const { t } = useTranslation('todos');
  const line = useRef<HTMLInputElement>(null);
  const draft = useDraft('New to-do', '');
  const reading = useEntryReading(draft.content);
  const add = useAdd({ hasMore, tags });
  const { send, field, isEmpty } = useEntryLine(draft, async (text) => {
    const isAdded = await add(reading.read(text));
    if (isAdded !== false) reading.forget();
    return isAdded;
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void send();
  }

  function keep(words: string) {
    reading.keep(words);
    line.current?.focus();
  }

  return (
    <form className={styles.add} onSubmit={submit}>
      <div className={styles.line}>
        <TextInput
          ref={line}
          className={styles.title}
          aria-label={t('newTitle')}
          aria-describedby={HINT}
          placeholder={t('newTitle')}
          maxLength={200}
          {...field}
        />
        <Button type="submit" leftSection={<IconPlus size={18} aria-hidden />}>
          {t('add')}
        </Button>
      </div>
      <EntryParts id={HINT} parts={reading.parts} tags={tags} keep={keep} />
    </form>
  );
}

const HINT = 'what-a-line-says';

interface Added {
  title: string;
  parts: readonly EntryPart[];
}

function useAdd({ hasMore, tags }: QuickAddProps) {
  const { t } = useTranslation('todos');
  const [parameters] = useSearchParams();
  const showProblem = useShowProblem();
  const offerUndo = useUndoable();
  const addUndo = useSilentUndo();
  const fieldsOf = useFieldsOf(tags);
  const [create] = useMutation(CreateTodoDocument, { refetchQueries: todoQueries });

  return async ({ title, parts }: Added) => {
    const isSeen = !hasMore && seesNextRow();
    try {
      const fields = await fieldsOf(parts);
      const { data } = await create({ variables: { input: { title, ...fields } } });
      const { activityId } = data!.createTodo;
      if (showsAdded(parameters, { title, ...fields })) {
        const message = t('wasAdded', { title });
        return isSeen ? addUndo(message, activityId) : offerUndo({ message, activityId });
      }
      const message = t('addedTo', { title, view: t('views.open') });
      offerUndo({ message, link: { to: paths.todos, label: t('showOpen') }, activityId });
    } catch (error) {
      showProblem(error);
      return false;
    }
  };
}

/** What the line says, and what the list that is shown adds to it. A tag that is new is made. */
function useFieldsOf(tags: readonly TodoTags_TagFragment[]) {
  const [parameters] = useSearchParams();
  const [createTag] = useMutation(CreateTodoTagDocument, { refetchQueries: ['TodosPage'] });

  async function idOf(name: string) {
    const known = tagNamed(name, tags);
    if (known) return known.id;
    const { data } = await createTag({ variables: { input: { name } } });
    return data!.createTodoTag.tag.id;
  }

  return async (parts: readonly EntryPart[]) => {
    const shown = parameters.get('tag');
    const ids = shown ? [shown] : [];
    for (const part of parts) if (part.kind === 'tag') ids.push(await idOf(part.name));
    const due = parts.find((part) => part.kind === 'due');
    const usual = todoViewIn(parameters) === 'today' ? todayMoment() : null;
    return {
      tag: [...new Set(ids)],
      important: parameters.has('important') || parts.some(({ kind }) => kind === 'important'),
      starred: parameters.has('starred') || parts.some(({ kind }) => kind === 'starred'),
      dueDate: due ? momentOfDay(due.day)! : usual,
    };
  };
}
