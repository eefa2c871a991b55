import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyUndoable } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import { useRestore } from '../../components/useRestore.ts';
import {
  DeleteInvoiceDocument,
  type DeleteInvoiceButton_InvoiceFragment,
} from './DeleteInvoiceButton.generated.ts';
import { forgetInvoice, forgetInvoiceLists } from './invoiceLists.ts';

/** Deletes at once and offers to take it back; shown to who may delete. */
export function DeleteInvoiceButton({ invoice }: { invoice: DeleteInvoiceButton_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'common']);
  const mayDelete = useIsInGroup('admin');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const restore = useRestore();
  const { id, orderNo } = invoice;
  const [deleteInvoice, { client }] = useMutation(DeleteInvoiceDocument, {
    optimisticResponse: { deleteInvoice: { id, activityId: '' } },
    update: (cache) => forgetInvoice(cache, id),
  });

  /** Gone at once; back at once, with the reason, when the gateway refuses. */
  async function remove() {
    const deletion = deleteInvoice({ variables: { input: { id } } });
    await navigate(paths.invoices);
    const deleted = await attempt(deletion);
    if (!deleted?.data) return void (await navigate(linkTo.invoice(id)));
    const { activityId } = deleted.data.deleteInvoice;
    notifyUndoable(t('deleted', { orderNo }), t('common:undo'), () => void bringBack(activityId));
  }

  async function bringBack(activityId: string) {
    if (!(await restore(activityId))) return;
    forgetInvoiceLists(client.cache);
    notify(t('restored', { orderNo }));
    await navigate(linkTo.invoice(id));
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
