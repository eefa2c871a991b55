import { useTranslation } from 'react-i18next';
import { type InvoiceStatus, statusColors } from './invoiceStatus.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation(['invoices', 'records']);
  return (
    <StatusBadge color={statusColors[status]}>
      {t(`records:choicesOf.Invoice.status.${status}`)}
    </StatusBadge>
  );
}
