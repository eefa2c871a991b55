import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CustomersTable_CustomerFragment } from './CustomersTable.generated.ts';

type Status = CustomersTable_CustomerFragment['status'];

const colors: Record<Status, string> = { lead: 'amber.9', active: 'petrol.8', inactive: 'gray.7' };

export function CustomerStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('customers');
  return (
    <Badge variant="filled" color={colors[status]}>
      {t(`statuses.${status}`)}
    </Badge>
  );
}
