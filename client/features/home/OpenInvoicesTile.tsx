import { useQuery } from '@apollo/client/react';
import { Anchor, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { lentBadges } from '../../records/list/lentBadges.ts';
import { PendingPart } from '../../components/PendingPart.tsx';
import { listed } from './listed.ts';
import {
  OpenInvoicesTileDocument,
  type OpenInvoicesTileQuery,
} from './OpenInvoicesTile.generated.ts';
import type { Days } from './period.ts';
import { Tile } from './Tile.tsx';

const { InvoiceStatusBadge } = lentBadges;

const openStatuses = ['pending', 'processing'] as const;

type Summary = OpenInvoicesTileQuery['all']['byStatus'];

export function OpenInvoicesTile({ period }: { period: Days }) {
  const { t } = useTranslation('home');
  return (
    <Tile title={t('open.title')} note={t('open.note')} size="figure">
      <OpenInvoices period={period} />
    </Tile>
  );
}

function OpenInvoices({ period: { from, to } }: { period: Days }) {
  const { t } = useTranslation(['home', 'invoices']);
  const { data, error, refetch } = useQuery(OpenInvoicesTileDocument, {
    variables: { period: listed('Invoice', { from, to }).filter },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return <PendingPart error={error} onRetry={() => void refetch()} />;
  return (
    <Table layout="fixed" horizontalSpacing={0} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('invoices:columns.status')}</Table.Th>
          <Table.Th ta="right">{t('open.inPeriod')}</Table.Th>
          <Table.Th ta="right">{t('open.inAll')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {openStatuses.map((status) => (
          <Table.Tr key={status}>
            <Table.Td>
              <InvoiceStatusBadge status={status} />
            </Table.Td>
            <Table.Td ta="right">
              <Count
                of={data.period.byStatus}
                status={status}
                link={listed('Invoice', { status, from, to }).link}
              />
            </Table.Td>
            <Table.Td ta="right">
              <Count
                of={data.all.byStatus}
                status={status}
                link={listed('Invoice', { status }).link}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Count({ of, status, link }: { of: Summary; status: string; link: string }) {
  const { number, money } = useFormat();
  const found = of.find((each) => each.status === status);
  return (
    <Anchor component={Link} to={link} display="block">
      <Text span fw={600} display="block">
        {number(found?.count ?? 0)}
      </Text>
      {(found?.totals ?? []).map(({ amount, currency }) => (
        <Text key={currency} span size="xs" c="dimmed" display="block">
          {money(amount, currency)}
        </Text>
      ))}
    </Anchor>
  );
}
