import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { type InvoicePaymentState, paymentColors } from './invoicePayment.ts';

export function PaymentStateBadge({ state }: { state: InvoicePaymentState }) {
  const { t } = useTranslation(['invoices', 'records']);
  return (
    <StatusBadge color={paymentColors[state]}>
      {t(`records:choicesOf.Invoice.paymentState.${state}`)}
    </StatusBadge>
  );
}
