import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useSilentUndo } from '../../records/undo/useSilentUndo.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import {
  CreateBoardLabelDocument,
  DeleteBoardLabelDocument,
  UpdateBoardLabelDocument,
} from './boardChanges.generated.ts';
import { useLabelName } from './cardLabels.ts';
import type { LabelValues } from './LabelForm.tsx';

interface Label {
  id: string;
  title: string;
  color: string;
}

/** Labels are shared by all boards. */
export function useLabelChanges() {
  const attempt = useAttempt();
  const make = useLabelCreation();
  const undoToast = useUndoToast();
  const labelName = useLabelName();
  const [runUpdate] = useMutation(UpdateBoardLabelDocument);
  const [runDelete] = useMutation(DeleteBoardLabelDocument);

  return {
    make,

    /** The title shown is translated: an unedited one stays as it is stored. */
    async change(label: Label, { title, color }: LabelValues): Promise<void> {
      const { id } = label;
      const changes = { title: title === labelName(label) ? label.title : title, color };
      const written = { ...{ __typename: 'BoardLabel' }, id, ...changes };
      const changing = runUpdate({
        variables: { input: { id, ...changes } },
        optimisticResponse: { updateBoardLabel: { label: written, activityId: '' } },
      });
      const payload = (await attempt(changing))?.data?.updateBoardLabel;
      undoToast('labelChanged', changes, { label, activityId: payload?.activityId });
    },

    async remove(label: Label): Promise<void> {
      const { id } = label;
      const deleting = runDelete({
        variables: { input: { id } },
        optimisticResponse: { deleteBoardLabel: { id, activityId: '' } },
        update: (cache) =>
          changeLabels(cache, (labels, of) =>
            labels.filter((each) => each.__ref !== of({ id }).__ref),
          ),
      });
      const payload = (await attempt(deleting))?.data?.deleteBoardLabel;
      undoToast('labelDeleted', label, { label, activityId: payload?.activityId });
    },
  };
}

function useLabelCreation() {
  const { t } = useTranslation('boards');
  const attempt = useAttempt();
  const addUndo = useSilentUndo();
  const [runCreate] = useMutation(CreateBoardLabelDocument);
  /** Resolves to the id of the new label; undefined when it was refused. */
  return async (input: LabelValues): Promise<string | undefined> => {
    const making = runCreate({
      variables: { input },
      update(cache, { data }) {
        if (data) changeLabels(cache, (labels, of) => [...labels, of(data.createBoardLabel.label)]);
      },
    });
    const made = (await attempt(making))?.data?.createBoardLabel;
    if (made) addUndo(t('labelAdded', { name: made.label.title }), made.activityId);
    return made?.label.id;
  };
}

function useUndoToast() {
  const { t } = useTranslation('boards');
  const labelName = useLabelName();
  const offerUndo = useNotifyUndoable();
  return (
    what: 'labelChanged' | 'labelDeleted',
    now: { title: string },
    { label, activityId }: { label: Label; activityId: string | undefined },
  ) => {
    if (activityId === undefined) return;
    const message = t(what, { name: labelName(now) });
    offerUndo({ message, undone: t('labelRestored', { name: labelName(label) }), activityId });
  };
}

export type LabelChanges = ReturnType<typeof useLabelChanges>;

type ReferenceOf = (label: { id: string }) => Reference;

function changeLabels(
  cache: ApolloCache,
  change: (labels: readonly Reference[], of: ReferenceOf) => Reference[],
): void {
  cache.modify({
    fields: {
      boardLabels: (labels, { toReference }) =>
        change(labels as Reference[], (label) =>
          toReference({ __typename: 'BoardLabel', ...label })!,
        ),
    },
  });
}
