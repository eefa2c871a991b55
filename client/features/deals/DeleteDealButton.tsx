import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { forgetLists, takeFromLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { useRestore } from '../../components/useRestore.ts';
import { DeleteDealDocument } from './DeleteDealButton.generated.ts';

/** Deletes at once and offers to take it back; shown to who may delete. */
export function DeleteDealButton({ deal: { id, title } }: { deal: { id: string; title: string } }) {
  const { t } = useTranslation(['deals', 'common']);
  const mayDelete = useIsInGroup('admin');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const restore = useRestore();
  const [deleteDeal, { client }] = useMutation(DeleteDealDocument, {
    optimisticResponse: { deleteDeal: { id, activityId: '' } },
    update: (cache) => takeFromLists(cache, 'deals', [id]),
  });

  /** Gone at once; back at once, with the reason, when the gateway refuses. */
  async function remove() {
    const deletion = deleteDeal({ variables: { input: { id } } });
    await navigate(paths.deals);
    const deleted = await attempt(deletion);
    if (!deleted?.data) return void (await navigate(linkTo.deal(id)));
    const { activityId } = deleted.data.deleteDeal;
    notifyUndoable(t('deleted', { title }), t('common:undo'), () => void bringBack(activityId));
  }

  async function bringBack(activityId: string) {
    if (!(await restore(activityId))) return;
    forgetLists(client.cache, 'deals', 'dealStages', 'dealForecast');
    notify(t('restored', { title }));
    await navigate(linkTo.deal(id));
  }

  if (!mayDelete) return null;
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove()}
    >
      {t('common:delete')}
    </Button>
  );
}
