import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify } from '../app/notify.tsx';
import { useRestore } from './useRestore.ts';

/** Takes back what was done earlier, whatever it reached: all that is shown is read anew, the rest when it is. */
export function useUndoChange() {
  const { t } = useTranslation('records');
  const client = useApolloClient();
  const restore = useRestore();
  return async (activityId: string): Promise<void> => {
    if (!(await restore(activityId))) return;
    notify(t('history.undone'));
    client.cache.evict({ id: 'ROOT_QUERY', broadcast: false });
    await client.refetchQueries({ include: 'active' });
  };
}
