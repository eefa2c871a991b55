import { useMutation } from '@apollo/client/react';
import { Button, type ButtonProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { evictKinds } from '../../records/recordLists.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { DoneTodoButtonDocument } from './DoneTodoButton.generated.ts';

interface Props {
  label: string;
  todo: { id: string; title: string };
  look: ButtonProps;
  /** Whether it was pressed before it was there. */
  isPressed: boolean;
}

export function DoneTodoButton({ label, todo: { id, title }, look, isPressed }: Props) {
  const { t } = useTranslation('todos');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const [update, { loading }] = useMutation(DoneTodoButtonDocument, {
    update: evictKinds('Todo'),
  });
  async function complete() {
    try {
      const { data } = await update({ variables: { input: { ids: [id], done: true } } });
      const { activityId } = data!.updateTodos;
      const names = { count: 1, title };
      offerUndo({ message: t('wasDone', names), undone: t('asBefore', names), activityId });
    } catch (error) {
      showProblem(error);
    }
  }
  const isSent = useRef(false);
  const completePressed = useEffectEvent(() => {
    if (!isPressed || isSent.current) return;
    isSent.current = true;
    void complete();
  });
  useEffect(() => completePressed(), []);
  return (
    <Button {...look} loading={loading} onClick={() => void complete()}>
      {label}
    </Button>
  );
}
