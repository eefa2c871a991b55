import { Checkbox, NativeSelect, Paper, SimpleGrid, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from './invoiceStatus.ts';
import { accountingDay, dayLater, daysBetween, isWholeDay } from '../../core/days.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { DayInput } from '../../ui/dates/DayInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { percentLimits } from '../../../gateway/formats/numbers.rules.ts';
import type { InvoiceFormApi } from './useInvoiceForm.ts';

interface Props {
  form: InvoiceFormApi;
  statuses: readonly InvoiceStatus[];
  isNew: boolean;
}

export function InvoiceGeneral({ form, statuses, isNew }: Props) {
  const { t } = useTranslation(['invoices', 'records']);
  const followDate = useDueByTerms(form, isNew);
  return (
    <Paper p="lg" component="section" aria-label={t('form.general')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        <TextInput
          label={t('records:fieldsOf.Invoice.orderNo')}
          data-autofocus
          placeholder={t('form.orderNoHint')}
          {...form.getInputProps('orderNo')}
        />
        <DayInput
          label={t('records:fieldsOf.Invoice.date')}
          required
          dayOf={accountingDay}
          {...form.getInputProps('day')}
          onChange={followDate}
        />
        <DayInput
          label={t('records:fieldsOf.Invoice.dueDay')}
          dayOf={accountingDay}
          {...form.getInputProps('dueDay')}
        />
        <NativeSelect
          label={t('records:fieldsOf.Invoice.status')}
          data={statuses.map((status) => ({
            value: status,
            label: t(`records:choicesOf.Invoice.status.${status}`),
          }))}
          {...form.getInputProps('status')}
        />
        <TextInput
          label={t('records:fieldsOf.Invoice.currency')}
          required
          {...form.getInputProps('currency')}
        />
        <MoneyInput
          label={t('records:fieldsOf.Invoice.discount')}
          required
          {...form.getInputProps('discount')}
        />
        <NumberField
          label={t('records:fieldsOf.Invoice.vat')}
          required
          limits={percentLimits}
          {...form.getInputProps('vat')}
        />
      </SimpleGrid>
      <Checkbox
        mt="md"
        label={t('records:fieldsOf.Invoice.pricesIncludeTax')}
        {...form.getInputProps('pricesIncludeTax', { type: 'checkbox' })}
      />
    </Paper>
  );
}

/** Moves the due day of a new invoice with its date, by the terms of payment, until it is chosen. */
function useDueByTerms(form: InvoiceFormApi, isNew: boolean) {
  const { day: first, dueDay: firstDue } = form.values;
  const [terms] = useState(isNew && firstDue ? daysBetween(first, firstDue) : undefined);
  const byTerms = useRef(firstDue);
  return (day: string) => {
    const isByTerms = terms !== undefined && form.values.dueDay === byTerms.current;
    form.setFieldValue('day', day);
    const due = isByTerms && isWholeDay(day) && dayLater(day, terms);
    if (!due) return;
    byTerms.current = due;
    form.setFieldValue('dueDay', byTerms.current);
  };
}
