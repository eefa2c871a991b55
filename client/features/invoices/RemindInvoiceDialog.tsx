import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { SharedDialogProps } from '../../records/sharedDialogs.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { RemindInvoiceDialogDocument } from './RemindInvoiceDialog.generated.ts';
import { SendInvoiceForm } from './SendInvoiceForm.tsx';

/** Sends an invoice from a page that has none of its fields. */
export function RemindInvoiceDialog({ id, onClose }: SharedDialogProps) {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useQuery(RemindInvoiceDialogDocument, { variables: { id } });
  const invoice = data?.invoice;
  return (
    <PlainDialog isOpen onClose={onClose} title={t('email.open')} size="lg">
      {invoice ? (
        <SendInvoiceForm invoice={invoice} onClose={onClose} />
      ) : (
        <PendingPart
          error={data ? new Error(id) : error}
          onRetry={() => void refetch()}
          lines={8}
        />
      )}
    </PlainDialog>
  );
}
