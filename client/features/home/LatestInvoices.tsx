import { Anchor, Group, Paper, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo, paths } from '../../app/paths.ts';
import { InvoiceStatusBadge } from '../../components/InvoiceStatusBadge.tsx';
import type { LatestInvoices_InvoiceFragment } from './LatestInvoices.generated.ts';

export function LatestInvoices({ invoices }: { invoices: LatestInvoices_InvoiceFragment[] }) {
  const { t } = useTranslation(['home', 'invoices']);
  const { day, money } = useFormat();
  return (
    <section aria-labelledby="latest">
      <Group justify="space-between" mb="sm">
        <Title id="latest" order={2} size="h4">
          {t('latest')}
        </Title>
        <Anchor component={Link} to={paths.invoices} size="sm">
          {t('showAll')}
        </Anchor>
      </Group>
      <Paper>
        <Table.ScrollContainer minWidth={640}>
          <Table verticalSpacing="sm" horizontalSpacing="md" aria-labelledby="latest">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('invoices:columns.orderNo')}</Table.Th>
                <Table.Th>{t('invoices:columns.date')}</Table.Th>
                <Table.Th>{t('invoices:columns.buyer')}</Table.Th>
                <Table.Th>{t('invoices:columns.status')}</Table.Th>
                <Table.Th ta="right">{t('invoices:columns.total')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {invoices.map(({ id, orderNo, date, buyer, status, total, currency }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Anchor component={Link} to={linkTo.invoice(id)} fw={600} size="sm">
                      {orderNo}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{day(date)}</Table.Td>
                  <Table.Td>{buyer.name}</Table.Td>
                  <Table.Td>
                    <InvoiceStatusBadge status={status} />
                  </Table.Td>
                  <Table.Td ta="right">{money(total, currency)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </Paper>
    </section>
  );
}
