import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../app/paths.ts';
import type { InvoiceDealLink_InvoiceFragment } from './InvoiceDealLink.generated.ts';

export function InvoiceDealLink({
  invoice: { deal },
}: {
  invoice: InvoiceDealLink_InvoiceFragment;
}) {
  const { t } = useTranslation('invoices');
  if (!deal) return null;
  return (
    <Text data-not-printed>
      {t('madeFrom')}{' '}
      <Anchor component={Link} to={linkTo.deal(deal.id)}>
        {deal.title}
      </Anchor>
    </Text>
  );
}
