import { useTranslation } from 'react-i18next';
import { localToday } from '../../core/days.ts';
import { paths } from '../../core/paths.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useSayCreated } from '../../records/undo/useSayCreated.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { TodoTags_TagFragment } from './TodoItem.generated.ts';
import { TodoLine } from './TodoLine.tsx';
import { showsAdded, todoViewIn } from './todoFilter.ts';
import { type Entered, useCreateTodo } from './useCreateTodo.ts';

interface QuickAddProps {
  hasMore: boolean;
  /** Is told of a new to-do that the list shows. */
  onAdded: (id: string) => void;
  tags: readonly TodoTags_TagFragment[];
}

export function QuickAdd(props: QuickAddProps) {
  return <TodoLine isRow tags={props.tags} {...useAdd(props)} />;
}

function useAdd({ hasMore, onAdded, tags }: QuickAddProps) {
  const { t } = useTranslation('todos');
  const [, , coming] = useAddressParams([]);
  const showProblem = useShowProblem();
  const sayCreated = useSayCreated();
  const offerUndo = useNotifyUndoable();
  const { createOne, createSeveral } = useCreateTodo(tags);

  async function addAll(entered: readonly Entered[]) {
    try {
      const { added, activityId } = await createSeveral(entered, usualIn(coming()));
      offerUndo({ message: t('wereAdded', { count: added.length }), activityId });
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  async function add(entered: Entered) {
    const parameters = coming();
    try {
      const { id, activityId, ...added } = await createOne(entered, usualIn(parameters));
      const { title } = added;
      if (showsAdded(parameters, added)) {
        const message = t('wasAdded', { title });
        onAdded(id);
        return sayCreated({ message, activityId, isShown: !hasMore });
      }
      const message = t('addedTo', { title, view: t('views.open') });
      const link = { to: paths.todos, label: t('showOpen') };
      sayCreated({ message, activityId, isShown: false, link });
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  return { add, addAll };
}

/** Returns what a new to-do takes from the list: it is due today in today's view, and gets the tag under a tag. */
function usualIn(parameters: URLSearchParams) {
  const tag = parameters.get('tag');
  return {
    tags: tag ? [tag] : [],
    important: parameters.has('important'),
    starred: parameters.has('starred'),
    dueDay: todoViewIn(parameters) === 'today' ? localToday() : '',
  };
}
