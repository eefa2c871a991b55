import { useQuery } from '@apollo/client/react';
import { Paper, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { masked } from '../../ui/brazilianNumbers.ts';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import rows from '../../ui/phoneRows.module.css';
import { InvoicePix } from './InvoicePix.tsx';
import {
  InvoiceLetterheadDocument,
  type InvoiceSheet_InvoiceFragment,
} from './InvoiceSheet.generated.ts';
import styles from './InvoiceSheet.module.css';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { lineAmount } from './invoiceTotals.ts';

const CPF_LENGTH = 11;

export function InvoiceSheet({ invoice }: { invoice: InvoiceSheet_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'records']);
  const { accountingDay, calendarDay } = useFormat();
  const { orderNo, date, dueDay } = invoice;
  const company = useQuery(InvoiceLetterheadDocument).data?.company;
  return (
    <Paper component="article" aria-label={t('sheet')} className={styles.sheet} data-whole-print>
      <div className={styles.head}>
        {company?.logo ? (
          <FilePicture url={company.logo} alt={company.name} className={styles.logo} />
        ) : null}
        <Text size="xl" fw={700}>
          {t('sheetOf', { orderNo })}
        </Text>
      </div>
      <div className={styles.details}>
        {(['seller', 'buyer'] as const).map((side) => (
          <section key={side} aria-label={t(`records:fieldsOf.Invoice.${side}`)}>
            <Text size="sm" c="dimmed">
              {t(`records:fieldsOf.Invoice.${side}`)}
            </Text>
            <Text fw={600}>{invoice[side].name}</Text>
            <Text size="sm" className={styles.address}>
              {invoice[side].address}
            </Text>
            <TaxId id={invoice[`${side}TaxId`]} />
          </section>
        ))}
        <div className={styles.issued}>
          <Text size="sm" c="dimmed">
            {t('records:fieldsOf.Invoice.date')}
          </Text>
          <Text fw={600}>{accountingDay(date)}</Text>
          {dueDay ? (
            <>
              <Text size="sm" c="dimmed" mt="xs">
                {t('records:fieldsOf.Invoice.dueDay')}
              </Text>
              <Text fw={600}>{calendarDay(dueDay)}</Text>
            </>
          ) : null}
        </div>
      </div>
      <Title order={2} size="h5" mb="xs">
        {t('records:fieldsOf.Invoice.items')}
      </Title>
      <Lines invoice={invoice} />
      <InvoiceTotals {...invoice} />
      <InvoicePix invoice={invoice} />
      {company?.invoiceFooter ? (
        <Text size="sm" c="dimmed" mt="lg" className={styles.address}>
          {company.invoiceFooter}
        </Text>
      ) : null}
    </Paper>
  );
}

function TaxId({ id }: { id: string | null }) {
  if (id === null) return null;
  return <Text size="sm">{masked(id.length === CPF_LENGTH ? 'cpf' : 'cnpj', id)}</Text>;
}

function Lines({ invoice }: { invoice: InvoiceSheet_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'records']);
  const { money, number, price } = useFormat();
  const { items, currency } = invoice;
  if (items.length === 0) return <Text c="dimmed">{t('form.noItems')}</Text>;
  return (
    <Table verticalSpacing="xs" horizontalSpacing="xs" className={`${styles.lines} ${rows.table}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('records:fieldsOf.InvoiceItem.name')}</Table.Th>
          <Table.Th ta="right">{t('records:fieldsOf.InvoiceItem.unit')}</Table.Th>
          <Table.Th ta="right">{t('records:fieldsOf.InvoiceItem.price')}</Table.Th>
          <Table.Th ta="right">{t('form.amount')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item, index) => (
          <Table.Tr key={index}>
            <Table.Td>{item.name}</Table.Td>
            <Table.Td ta="right" data-column={t('records:fieldsOf.InvoiceItem.unit')}>
              {number(item.unit)}
            </Table.Td>
            <Table.Td ta="right" data-column={t('records:fieldsOf.InvoiceItem.price')}>
              {price(item.price, currency)}
            </Table.Td>
            <Table.Td ta="right" data-column={t('form.amount')}>
              {money(lineAmount(item), currency)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
