import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../app/paths.ts';
import type { InvoiceCustomerLink_InvoiceFragment } from './InvoiceCustomerLink.generated.ts';

export function InvoiceCustomerLink({
  invoice: { customer },
}: {
  invoice: InvoiceCustomerLink_InvoiceFragment;
}) {
  const { t } = useTranslation('invoices');
  if (!customer) return null;
  return (
    <Text data-not-printed>
      {t('madeFor')}{' '}
      <Anchor component={Link} to={linkTo.customer(customer.id)} inherit underline="always">
        {customer.name}
      </Anchor>
    </Text>
  );
}
