import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { todayMoment } from '../../components/calendarDay.ts';
import { useShowProblem } from '../../components/useShowProblem.ts';
import { useSilentUndo } from '../../components/useSilentUndo.ts';
import { useUndoable } from '../../components/useUndoable.ts';
import type { TodoTags_TagFragment } from './TodoItem.generated.ts';
import { TodoLine } from './TodoLine.tsx';
import { showsAdded, todoViewIn } from './todoFilter.ts';
import { seesNextRow } from './todoFocus.ts';
import { type Entered, useCreateTodo } from './useCreateTodo.ts';

interface QuickAddProps {
  hasMore: boolean;
  tags: readonly TodoTags_TagFragment[];
}

export function QuickAdd({ hasMore, tags }: QuickAddProps) {
  return (
    <Box mb="md">
      <TodoLine tags={tags} add={useAdd({ hasMore, tags })} />
    </Box>
  );
}

/** In today's view it is due today; under a tag it gets the tag. */
function useAdd({ hasMore, tags }: QuickAddProps) {
  const { t } = useTranslation('todos');
  const [parameters] = useSearchParams();
  const showProblem = useShowProblem();
  const offerUndo = useUndoable();
  const addUndo = useSilentUndo();
  const create = useCreateTodo(tags);
  const tag = parameters.get('tag');
  const usual = {
    tags: tag ? [tag] : [],
    important: parameters.has('important'),
    starred: parameters.has('starred'),
    dueDate: todoViewIn(parameters) === 'today' ? todayMoment() : null,
  };

  return async (entered: Entered) => {
    const isSeen = !hasMore && seesNextRow();
    try {
      const { activityId, ...added } = await create(entered, usual);
      const { title } = added;
      if (showsAdded(parameters, added)) {
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
