import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CustomersTable_CustomerFragment } from './CustomersTable.generated.ts';

type Status = CustomersTable_CustomerFragment['status'];

const colors: Record<Status, string> = { lead: 'amber', active: 'teal', inactive: 'gray' };

export function CustomerStatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('customers');
  return (
    <Badge variant="dot" radius="sm" tt="none" fw={500} miw="max-content" color={colors[status]}>
      {t(`statuses.${status}`)}
    </Badge>
  );
}
