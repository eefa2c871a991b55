import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BringBack } from '../../records/history/BringBack.tsx';
import { MergedIntoDocument } from '../../records/history/MergedInto.generated.ts';
import { mergeOf } from '../../records/history/mergeOf.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useRestoreChange } from '../../records/undo/useUndoable.ts';
import type { TrashTable_RecordFragment } from './TrashTable.generated.ts';

/** Restores a record; asks first whether one that was merged comes back alone or with all that moved. */
export function RestoreButton({ record }: { record: TrashTable_RecordFragment }) {
  const { t } = useTranslation(['activities', 'records', 'common']);
  const { id, activityId, title } = record;
  const client = useApolloClient();
  const restoreChange = useRestoreChange();
  const attempt = useAttempt();
  const [mergeId, setMergeId] = useState<string>();

  async function bringBack() {
    const history = client.query({
      query: MergedIntoDocument,
      variables: { of: id },
      fetchPolicy: 'network-only',
    });
    const told = await attempt(history);
    if (!told?.data) return;
    const merge = mergeOf(told.data.history.nodes, id);
    if (merge) return setMergeId(merge.id);
    const undone = t('records:history.recordRestored', { title });
    const done = t('common:undone', { what: undone });
    await restoreChange({ activityId, recordId: id, undone, done }, 'undo');
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('trash.restoreOne', { title })}
        onClick={() => void bringBack()}
      >
        {t('records:history.restore')}
      </Button>
      <PlainDialog
        isOpen={mergeId !== undefined}
        onClose={() => setMergeId(undefined)}
        title={title}
      >
        <BringBack of={id} activityId={activityId} title={title} mergeId={mergeId} />
      </PlainDialog>
    </>
  );
}
