import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../core/notify.tsx';
import { readAnew } from '../../core/cachedLists.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import { RestoreVersionDocument } from './RecordHistory.generated.ts';

/** Restores a version and offers to undo that. */
export function useRestoreVersion() {
  const { t } = useTranslation('records');
  const client = useApolloClient();
  const attempt = useAttempt();
  const undoable = useNotifyUndoable();
  const [restoreVersion] = useMutation(RestoreVersionDocument);
  return async (activityId: string, recordId: string): Promise<void> => {
    const result = await attempt(
      restoreVersion({ variables: { input: { activityId, recordId } } }),
    );
    if (!result?.data) return;
    const { id } = result.data.restoreVersion.activity;
    if (id === activityId) return void notify(t('history.unchanged'));
    undoable({ message: t('history.restored'), activityId: id });
    await readAnew(client);
  };
}
