import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { linkTo, paths } from '../../app/paths.ts';
import { DeleteRecordButton } from '../../components/DeleteRecordButton.tsx';
import {
  DeleteInvoiceDocument,
  type DeleteInvoiceButton_InvoiceFragment,
} from './DeleteInvoiceButton.generated.ts';
import { evictInvoices } from './invoiceLists.ts';

export function DeleteInvoiceButton({ invoice }: { invoice: DeleteInvoiceButton_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const { id, orderNo } = invoice;
  const [deleteInvoice] = useMutation(DeleteInvoiceDocument, {
    variables: { input: { id } },
    optimisticResponse: { deleteInvoice: { id, activityId: '' } },
    update: (cache) => evictInvoices(cache, [id]),
  });
  return (
    <DeleteRecordButton
      onDelete={async () => (await deleteInvoice()).data?.deleteInvoice.activityId}
      at={{ list: paths.invoices, record: linkTo.invoice(id) }}
      said={{ deleted: t('deleted', { orderNo }), restored: t('restored', { orderNo }) }}
    />
  );
}
