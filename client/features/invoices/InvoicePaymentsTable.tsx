import { ActionIcon, Table, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import rows from '../../ui/phoneRows.module.css';
import styles from './InvoicePayments.module.css';
import type { InvoicePayments_InvoiceFragment } from './InvoicePayments.generated.ts';
import { usePaymentChanges } from './usePaymentChanges.ts';

export function InvoicePaymentsTable({ invoice }: { invoice: InvoicePayments_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'common', 'records']);
  const { money, calendarDay } = useFormat();
  const mayDelete = useIsInGroup('editor');
  const { remove } = usePaymentChanges(invoice);
  return (
    <Table verticalSpacing="xs" horizontalSpacing="xs" className={rows.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('records:fieldsOf.InvoicePayment.paidDay')}</Table.Th>
          <Table.Th>{t('records:fieldsOf.InvoicePayment.method')}</Table.Th>
          <Table.Th>{t('records:fieldsOf.InvoicePayment.note')}</Table.Th>
          <Table.Th ta="right">{t('records:fieldsOf.InvoicePayment.amount')}</Table.Th>
          {mayDelete ? (
            <Table.Th>
              <VisuallyHidden>{t('payment.actions')}</VisuallyHidden>
            </Table.Th>
          ) : null}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoice.payments.map((payment) => (
          <Table.Tr key={payment.id}>
            <Table.Td>{calendarDay(payment.paidDay)}</Table.Td>
            <Table.Td data-column={t('records:fieldsOf.InvoicePayment.method')}>
              {t(`records:choicesOf.Invoice.method.${payment.method}`)}
            </Table.Td>
            <Table.Td
              {...(payment.note && { 'data-column': t('records:fieldsOf.InvoicePayment.note') })}
            >
              {payment.note}
            </Table.Td>
            <Table.Td ta="right" data-column={t('records:fieldsOf.InvoicePayment.amount')}>
              {money(payment.amount, invoice.currency)}
            </Table.Td>
            {mayDelete ? (
              <Table.Td className={styles.delete}>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t('payment.deleteOne', {
                    amount: money(payment.amount, invoice.currency),
                    day: calendarDay(payment.paidDay),
                  })}
                  onClick={() => void remove(payment.id)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Table.Td>
            ) : null}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
