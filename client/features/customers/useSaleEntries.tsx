import { Anchor, Text } from '@mantine/core';
import { IconFileInvoice, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import type { CustomerTimelineQuery } from './CustomerTimeline.generated.ts';

/** Returns a function that makes a customer's deals and invoices entries of the timeline. */
export function useSaleEntries() {
  const { t } = useTranslation(['customers', 'deals', 'invoices', 'records']);
  const { money } = useFormat();
  return ({ deals, invoices }: CustomerTimelineQuery) => [
    ...deals.nodes.map(({ id, createdAt: at, title, stage, amount }) => ({
      ...{ id, at, type: 'deal', icon: IconTargetArrow, kind: t('timeline.kinds.deal') },
      what: (
        <Sale
          to={linkTo.deal(id)}
          name={title}
          details={`${t(`records:choicesOf.Deal.stage.${stage}`)} · ${money(amount)}`}
        />
      ),
    })),
    ...invoices.nodes.map(({ id, date: at, orderNo, status, total, currency }) => ({
      ...{ id, at, type: 'invoice', icon: IconFileInvoice, kind: t('timeline.kinds.invoice') },
      what: (
        <Sale
          to={linkTo.invoice(id)}
          name={orderNo}
          details={`${t(`records:choicesOf.Invoice.status.${status}`)} · ${money(total, currency)}`}
        />
      ),
    })),
  ];
}

interface SaleProps {
  to: string;
  name: string;
  details: string;
}

const Sale = ({ to, name, details }: SaleProps) => (
  <Text>
    <Anchor component={Link} to={to} underline="always">
      {name}
    </Anchor>{' '}
    {details}
  </Text>
);
