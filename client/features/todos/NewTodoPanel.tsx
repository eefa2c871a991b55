import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../core/paths.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { NewTodoDocument } from './NewTodoPanel.generated.ts';
import { TodoLine } from './TodoLine.tsx';
import { type Entered, useCreateTodo } from './useCreateTodo.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function NewTodoPanel({ opened, onClose }: Props) {
  const { t } = useTranslation('todos');
  const { data } = useQuery(NewTodoDocument, {
    skip: !opened,
    fetchPolicy: 'cache-and-network',
  });
  const showProblem = useShowProblem();
  const offerUndo = useNotifyUndoable();
  const tags = data?.todoTags ?? [];
  const { createOne, createSeveral } = useCreateTodo(tags);

  async function add(entered: Entered) {
    onClose();
    try {
      const { title, activityId } = await createOne(entered);
      const link = { to: paths.todos, label: t('showOpen') };
      offerUndo({ message: t('wasAdded', { title }), link, activityId });
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  async function addAll(entered: readonly Entered[]) {
    onClose();
    try {
      const { added, activityId } = await createSeveral(entered);
      const link = { to: paths.todos, label: t('showOpen') };
      offerUndo({ message: t('wereAdded', { count: added.length }), link, activityId });
    } catch (error) {
      showProblem(error);
      return false;
    }
  }

  return (
    <PlainDialog isOpen={opened} onClose={onClose} title={t('new')} size="lg">
      <TodoLine tags={tags} add={add} addAll={addAll} />
    </PlainDialog>
  );
}
