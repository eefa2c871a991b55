import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { CustomersTable_CustomerFragment } from './CustomersTable.generated.ts';

type Status = CustomersTable_CustomerFragment['status'];

const colors: Record<Status, string> = { lead: 'amber', active: 'teal', inactive: 'gray' };

export function CustomerStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation(['customers', 'records']);
  return (
    <StatusBadge color={colors[status]}>
      {t(`records:choicesOf.Customer.status.${status}`)}
    </StatusBadge>
  );
}
