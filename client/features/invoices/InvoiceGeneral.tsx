import { NativeSelect, Paper, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from './invoiceStatus.ts';
import { MoneyInput } from '../../components/MoneyInput.tsx';
import { DayInput } from '../../components/dates/DayInput.tsx';
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
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <TextInput
          label={t('form.orderNo')}
          data-autofocus
          placeholder={t('form.orderNoHint')}
          {...form.getInputProps('orderNo')}
        />
        <DayInput label={t('form.date')} required {...form.getInputProps('day')} />
        <DayInput label={t('form.dueOn')} {...form.getInputProps('dueDay')} />
        <NativeSelect
          label={t('columns.status')}
          data={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          {...form.getInputProps('status')}
        />
        <TextInput label={t('form.currency')} required {...form.getInputProps('currency')} />
        <MoneyInput label={t('form.discount')} required {...form.getInputProps('discount')} />
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
