import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDraft } from '../../app/drafts.ts';
import { paths } from '../../app/paths.ts';
import { todayMoment } from '../../components/calendarDay.ts';
import { useEntryLine } from '../../components/useEntryLine.ts';
import { useShowProblem } from '../../components/useShowProblem.ts';
import { useSilentUndo } from '../../components/useSilentUndo.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import { CreateTodoDocument } from './TodoItem.generated.ts';
import styles from './QuickAdd.module.css';
import { showsAdded, todoViewIn } from './todoFilter.ts';
import { seesNextRow } from './todoFocus.ts';
import { todoQueries } from './useTodoChanges.ts';

/** In today's view it is due today; under a tag it gets the tag. */
export function QuickAdd({ hasMore }: { hasMore: boolean }) {
  const { t } = useTranslation('todos');
  const [parameters] = useSearchParams();
  const draft = useDraft('New to-do', '');
  const showProblem = useShowProblem();
  const offerUndo = useUndoable();
  const addUndo = useSilentUndo();
  const [create] = useMutation(CreateTodoDocument, { refetchQueries: todoQueries });
  const { send, field, isEmpty } = useEntryLine(draft, add);

  async function add(text: string) {
    const tag = parameters.get('tag');
    const isToday = todoViewIn(parameters) === 'today';
    const isSeen = !hasMore && seesNextRow();
    try {
      const { data } = await create({
        variables: {
          input: {
            title: text,
            tag: tag ? [tag] : [],
            important: parameters.has('important'),
            starred: parameters.has('starred'),
            ...(isToday && { dueDate: todayMoment() }),
          },
        },
      });
      const { activityId } = data!.createTodo;
      if (showsAdded(parameters, text)) {
        const message = t('wasAdded', { title: text });
        return isSeen ? addUndo(message, activityId) : offerUndo({ message, activityId });
      }
      const message = t('addedTo', { title: text, view: t('views.open') });
      offerUndo({ message, link: { to: paths.todos, label: t('showOpen') }, activityId });
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void send();
  }

  return (
    <form className={styles.add} onSubmit={submit}>
      <TextInput
        className={styles.title}
        aria-label={t('newTitle')}
        placeholder={t('newTitle')}
        maxLength={200}
        {...field}
      />
      <Button type="submit" leftSection={<IconPlus size={18} aria-hidden />}>
        {t('add')}
      </Button>
    </form>
  );
}
