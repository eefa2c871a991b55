import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../core/refusal.ts';
import { accountingDay } from '../../core/days.ts';
import { DayInput } from '../../ui/dates/DayInput.tsx';
import { useDayCheck } from '../../ui/dates/useDayCheck.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage.ts';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { type InvoicePaymentMethod, paymentMethods } from './invoicePayment.ts';
import type { InvoicePayments_InvoiceFragment } from './InvoicePayments.generated.ts';
import { usePaymentChanges } from './usePaymentChanges.ts';

const LONGEST_NOTE = 200;

interface Props {
  invoice: InvoicePayments_InvoiceFragment;
  onClose: () => void;
}

export function RecordPaymentForm({ invoice, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common', 'records']);
  const form = usePaymentForm(invoice);
  const showProblem = useShowProblem();
  const { record, isRecording } = usePaymentChanges(invoice);

  async function save({ amount, day, method, note }: typeof form.values) {
    try {
      await record({ amount: Number(amount), paidDay: day, method, note });
      onClose();
    } catch (error) {
      const { amount: ofAmount, paidDay: ofDay, note: ofNote } = refusalOf(error)?.fields ?? {};
      form.setErrors({ amount: ofAmount, day: ofDay, note: ofNote });
      if (!ofAmount && !ofDay && !ofNote) showProblem(error);
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void save(values))} noValidate>
      <Stack>
        <NumberField
          limits={limitsOf(invoice)}
          isFixed
          label={t('payment.amountIn', { currency: invoice.currency })}
          required
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayInput
            label={t('records:fieldsOf.InvoicePayment.paidDay')}
            required
            dayOf={accountingDay}
            {...form.getInputProps('day')}
          />
          <NativeSelect
            label={t('records:fieldsOf.InvoicePayment.method')}
            data={paymentMethods.map((value) => ({
              value,
              label: t(`records:choicesOf.Invoice.method.${value}`),
            }))}
            {...form.getInputProps('method')}
          />
        </SimpleGrid>
        <TextInput
          label={t('records:fieldsOf.InvoicePayment.note')}
          maxLength={LONGEST_NOTE}
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isRecording}>
            {t('payment.record')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const limitsOf = ({ openAmount: max }: InvoicePayments_InvoiceFragment) => ({
  decimals: 2,
  min: 0.01,
  max,
});

const wholeToday = ({ openAmount }: InvoicePayments_InvoiceFragment) => ({
  amount: openAmount as number | string,
  day: accountingDay(),
  method: 'pix' as InvoicePaymentMethod,
  note: '',
});

function usePaymentForm(invoice: InvoicePayments_InvoiceFragment) {
  const { day: check } = useDayCheck();
  const { t: say } = useTranslation(['invoices', 'records']);
  const form = useForm({
    initialValues: wholeToday(invoice),
    validate: {
      amount: useNumberCheck()(limitsOf(invoice)),
      day(day) {
        const problem = check(day, { isRequired: true });
        if (problem) return problem;
        return day > accountingDay() ? say('payment.afterToday') : null;
      },
    },
  });
  useErrorsInLanguage(form);
  return form;
}
