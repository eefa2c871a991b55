import { Group, Paper, Text, Title } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import styles from './InvoicePayments.module.css';
import type { InvoicePayments_InvoiceFragment } from './InvoicePayments.generated.ts';
import { InvoicePaymentsTable } from './InvoicePaymentsTable.tsx';
import { RecordPaymentForm } from './RecordPaymentForm.tsx';

export function InvoicePayments({ invoice }: { invoice: InvoicePayments_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'records']);
  const { money } = useFormat();
  const mayRecord = useIsInGroup('editor');
  const [isOpen, setIsOpen] = useState(false);
  const { currency, openAmount, paidAmount, payments } = invoice;
  const overpaid = Math.round((paidAmount - invoice.total) * 100) / 100;
  const close = () => setIsOpen(false);
  return (
    <Paper
      className={styles.payments}
      p="lg"
      component="section"
      aria-labelledby="payments"
      data-not-printed
    >
      <Group justify="space-between" mb="sm">
        <div>
          <Title id="payments" order={2} size="h4">
            {t('records:fieldsOf.Invoice.payments')}
          </Title>
          {overpaid > 0 ? (
            <Text size="sm" c="var(--mantine-color-error)">
              {t('payment.overpaid', {
                paid: money(paidAmount, currency),
                over: money(overpaid, currency),
              })}
            </Text>
          ) : (
            <Text size="sm" c="dimmed">
              {t('payment.paidAndOpen', {
                paid: money(paidAmount, currency),
                open: money(openAmount, currency),
              })}
            </Text>
          )}
        </div>
        {mayRecord && openAmount > 0 ? (
          <ActionButton
            label={t('payment.record')}
            icon={IconCash}
            variant="light"
            onClick={() => setIsOpen(true)}
          />
        ) : null}
      </Group>
      {payments.length === 0 ? <Text c="dimmed">{t('payment.none')}</Text> : null}
      {payments.length > 0 ? <InvoicePaymentsTable invoice={invoice} /> : null}
      <PlainDialog isOpen={isOpen} onClose={close} title={t('payment.record')}>
        <RecordPaymentForm invoice={invoice} onClose={close} />
      </PlainDialog>
    </Paper>
  );
}
