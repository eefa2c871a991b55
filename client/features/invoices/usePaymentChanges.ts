import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { RecordInvoicePaymentInput } from '../../generated/schema.ts';
import {
  DeleteInvoicePaymentDocument,
  type InvoicePayments_InvoiceFragment,
  RecordInvoicePaymentDocument,
} from './InvoicePayments.generated.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function usePaymentChanges({ id, currency }: InvoicePayments_InvoiceFragment) {
  const { t } = useTranslation('invoices');
  const { money } = useFormat();
  const offerUndo = useNotifyUndoable();
  const attempt = useAttempt();
  const options = { update: evictKinds('Invoice') };
  const [recordPayment, { loading }] = useMutation(RecordInvoicePaymentDocument, options);
  const [deletePayment] = useMutation(DeleteInvoicePaymentDocument, options);

  return {
    isRecording: loading,

    /** Rejects when it is refused. */
    async record(payment: Omit<RecordInvoicePaymentInput, 'id'>) {
      const { data } = await recordPayment({ variables: { input: { id, ...payment } } });
      const message = t('payment.recorded', { amount: money(payment.amount, currency) });
      const { activityId } = data!.recordInvoicePayment;
      offerUndo({ message, activityId });
    },

    async remove(paymentId: string) {
      const deleted = await attempt(deletePayment({ variables: { input: { id, paymentId } } }));
      const activityId = deleted?.data?.deleteInvoicePayment.activityId;
      if (!activityId) return;
      offerUndo({ message: t('payment.deleted'), undone: t('payment.restored'), activityId });
    },
  };
}
