import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { takeFromLists } from '../../components/cachedLists.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { useRestore } from '../../components/useRestore.ts';
import { forgetCustomerLists } from './customerLists.ts';
import { DeleteCustomerDocument } from './DeleteCustomerButton.generated.ts';

/** Deletes at once and offers to take it back; shown to who may delete. */
export function DeleteCustomerButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['customers', 'common']);
  const mayDelete = useIsInGroup('admin');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const restore = useRestore();
  const [deleteCustomer, { client }] = useMutation(DeleteCustomerDocument, {
    optimisticResponse: { deleteCustomer: { id, activityId: '' } },
    update: (cache) => takeFromLists(cache, 'customers', [id]),
  });

  /** Gone at once; back at once, with the reason, when the gateway refuses. */
  async function remove() {
    const deletion = deleteCustomer({ variables: { input: { id } } });
    await navigate(paths.customers);
    const deleted = await attempt(deletion);
    if (!deleted?.data) return void (await navigate(linkTo.customer(id)));
    const { activityId } = deleted.data.deleteCustomer;
    notifyUndoable(t('deleted', { name }), t('common:undo'), () => void bringBack(activityId));
  }

  async function bringBack(activityId: string) {
    if (!(await restore(activityId))) return;
    forgetCustomerLists(client.cache);
    notify(t('restored', { name }));
    await navigate(linkTo.customer(id));
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
