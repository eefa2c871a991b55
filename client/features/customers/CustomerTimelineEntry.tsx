import { Anchor, Text } from '@mantine/core';
import { IconFileInvoice, IconNote, IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import styles from './CustomerTimeline.module.css';
import type { TimelineEntry } from './customerTimeline.ts';

const icons = { note: IconNote, deal: IconTargetArrow, invoice: IconFileInvoice };

export function CustomerTimelineEntry({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('customers');
  const Icon = icons[entry.kind];
  const author = entry.kind === 'note' ? entry.record.accountName : null;
  return (
    <li className={styles.entry}>
      <Icon size={18} role="img" aria-label={t(`timeline.kinds.${entry.kind}`)} />
      <What entry={entry} />
      <Text size="sm" className={styles.meta}>
        {author}
        {author ? ' · ' : null}
        <RelativeTime moment={entry.at} />
      </Text>
    </li>
  );
}

function What({ entry: { kind, record } }: { entry: TimelineEntry }) {
  const { t } = useTranslation(['deals', 'invoices']);
  const { money } = useFormat();
  if (kind === 'note') return <Text className={styles.text}>{record.text}</Text>;
  const [to, name, status, amount] =
    kind === 'deal'
      ? ([
          linkTo.deal(record.id),
          record.title,
          t(`deals:stages.${record.stage}`),
          money(record.amount, CURRENCY),
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
