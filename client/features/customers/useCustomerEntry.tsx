import { Anchor, Text } from '@mantine/core';
import { IconFileInvoice, IconNote, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import type { TimelineEntry } from './customerTimeline.ts';

const icons = { note: IconNote, deal: IconTargetArrow, invoice: IconFileInvoice };

export function useCustomerEntry() {
  const { t } = useTranslation('customers');
  return ({ kind, at, record }: TimelineEntry) => ({
    id: record.id,
    at,
    icon: icons[kind],
    kind: t(`timeline.kinds.${kind}`),
    by: kind === 'note' ? record.accountName : null,
    what: kind === 'note' ? record.text : <Sale entry={{ kind, at, record } as SaleEntry} />,
  });
}

type SaleEntry = Exclude<TimelineEntry, { kind: 'note' }>;

function Sale({ entry: { kind, record } }: { entry: SaleEntry }) {
  const { t } = useTranslation(['deals', 'invoices']);
  const { money } = useFormat();
  const [to, name, status, amount] =
    kind === 'deal'
      ? ([
          linkTo.deal(record.id),
          record.title,
          t(`deals:stages.${record.stage}`),
          money(record.amount),
        ] as const)
      : ([
          linkTo.invoice(record.id),
          record.orderNo,
          t(`invoices:status.${record.status}`),
          money(record.total, record.currency),
        ] as const);
  return (
    <Text>
      <Anchor component={Link} to={to} underline="always">
        {name}
      </Anchor>{' '}
      {`${status} · ${amount}`}
    </Text>
  );
}
