import { Paper, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import rows from '../../ui/phoneRows.module.css';
import type { InvoiceEmails_InvoiceFragment } from './InvoiceEmails.generated.ts';

export function InvoiceEmails({ invoice: { emails } }: { invoice: InvoiceEmails_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'records']);
  if (emails.length === 0) return null;
  return (
    <Paper p="lg" component="section" aria-labelledby="emails" data-not-printed>
      <Title id="emails" order={2} size="h4" mb="sm">
        {t('email.title')}
      </Title>
      <Table verticalSpacing="xs" horizontalSpacing="xs" className={rows.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('records:fieldsOf.InvoiceEmail.to')}</Table.Th>
            <Table.Th>{t('records:fieldsOf.InvoiceEmail.subject')}</Table.Th>
            <Table.Th>{t('records:fieldsOf.InvoiceEmail.by')}</Table.Th>
            <Table.Th>{t('records:fieldsOf.InvoiceEmail.sentAt')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {emails.map(({ id, to, subject, by, sentAt }) => (
            <Table.Tr key={id}>
              <Table.Td>{to}</Table.Td>
              <Table.Td data-column={t('records:fieldsOf.InvoiceEmail.subject')}>
                {subject}
              </Table.Td>
              <Table.Td data-column={t('records:fieldsOf.InvoiceEmail.by')}>{by.name}</Table.Td>
              <Table.Td data-column={t('records:fieldsOf.InvoiceEmail.sentAt')}>
                {<RelativeTime moment={sentAt} />}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
