import { useQuery } from '@apollo/client/react';
import { Anchor, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { sharedBadges } from '../../records/list/sharedBadges.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { listed } from './listed.ts';
import { overdue } from './listQueries.ts';
import type { OpenInvoicesTileQuery } from './OpenInvoicesTile.generated.ts';
import type { Period } from './period.ts';
import { Tile } from './Tile.tsx';
import { tileQueries } from './tileQueries.ts';

const { InvoiceStatusBadge, PaymentStateBadge } = sharedBadges;

const openStatuses = ['pending', 'processing'] as const;

export function OpenInvoicesTile({ period }: { period: Period }) {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('open.title')} note={t('open.note')} size="states">
      <OpenInvoices period={period} />
    </Tile>
  );
}

function OpenInvoices({ period }: { period: Period }) {
  const { t } = useTranslation(['home', 'invoices', 'records']);
  const { from, to } = period;
  const inPeriod = (query: Record<string, string>) => listed('Invoice', { ...query, from, to });
  const { data, error, refetch } = useQuery(...tileQueries.openInvoices(period));
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} />;
  const ofStatus = ({ byStatus }: typeof data.all, status: string) =>
    byStatus.find((each) => each.status === status);
  return (
    <Table horizontalSpacing={0} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('records:fieldsOf.Invoice.status')}</Table.Th>
          <Table.Th ta="right" pl="xs">
            {t('open.inPeriod')}
          </Table.Th>
          <Table.Th ta="right" pl="xs">
            {t('open.inAll')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {openStatuses.map((status) => (
          <Row
            key={status}
            badge={<InvoiceStatusBadge status={status} />}
            cells={[
              { of: ofStatus(data.period, status), link: inPeriod({ status }).link },
              { of: ofStatus(data.all, status), link: listed('Invoice', { status }).link },
            ]}
          />
        ))}
        <Row
          badge={<PaymentStateBadge state={overdue.payment} />}
          cells={[
            { of: data.overdueInPeriod, link: inPeriod(overdue).link },
            { of: data.overdue, link: listed('Invoice', overdue).link },
          ]}
        />
      </Table.Tbody>
    </Table>
  );
}

interface CountProps {
  of: Pick<OpenInvoicesTileQuery['overdue'], 'count' | 'totals'> | undefined;
  link: string;
}

function Row({ badge, cells }: { badge: ReactNode; cells: readonly CountProps[] }) {
  return (
    <Table.Tr>
      <Table.Td>{badge}</Table.Td>
      {cells.map((cell) => (
        <Table.Td key={cell.link} ta="right" pl="xs">
          <Count {...cell} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

function Count({ of, link }: CountProps) {
  const { number, money } = useFormat();
  return (
    <Anchor component={Link} to={link} display="block">
      <Text span fw={600} display="block">
        {number(of?.count ?? 0)}
      </Text>
      {(of?.totals ?? []).map(({ openAmount, currency }) => (
        <Text key={currency} span size="xs" c="dimmed" display="block">
          {money(openAmount, currency)}
        </Text>
      ))}
    </Anchor>
  );
}
