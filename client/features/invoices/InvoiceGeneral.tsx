import { NativeSelect, Paper, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../components/invoiceStatus.ts';
import { NumberField } from '../../components/NumberField.tsx';
import { percentLimits } from '../../../gateway/formats/numbers.rules.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

export function InvoiceGeneral({
  form,
  statuses,
}: {
  form: InvoiceFormApi;
  statuses: readonly InvoiceStatus[];
}) {
  const { t } = useTranslation('invoices');
  return (
    <Paper p="lg" component="section" aria-label={t('form.general')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }}>
        <TextInput
          label={t('form.orderNo')}
          data-autofocus
          placeholder={t('form.orderNoHint')}
          {...form.getInputProps('orderNo')}
        />
        <TextInput type="date" label={t('form.date')} required {...form.getInputProps('day')} />
        <NativeSelect
          label={t('columns.status')}
          data={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          {...form.getInputProps('status')}
        />
        <TextInput label={t('form.currency')} required {...form.getInputProps('currency')} />
        <NumberField
          label={t('form.vat')}
          required
          limits={percentLimits}
          {...form.getInputProps('vat')}
        />
      </SimpleGrid>
    </Paper>
  );
}
