import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './InvoiceStatusBadge.module.css';
import { type InvoiceStatus, statusColors } from './invoiceStatus.ts';

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  return (
    <Badge className={styles.badge} variant="dot" color={statusColors[status]} radius="sm">
      {t(`status.${status}`)}
    </Badge>
  );
}
