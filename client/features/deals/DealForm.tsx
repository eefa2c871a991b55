import { useQuery } from '@apollo/client/react';
import { NativeSelect, Paper, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { momentOfDay } from '../../components/calendarDay.ts';
import { lentInputs } from '../../records/form/lentInputs.ts';
import { MoneyInput } from '../../components/MoneyInput.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { RecordFormApi } from '../../components/record-form/useRecordForm.ts';
import { dealStages } from './dealFilter.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';
import { isClosed } from './dealTiming.ts';
import { LossReasonFields } from './LossReasonFields.tsx';
import { DealLines } from './DealLines.tsx';
import type { DealValues } from './useDealForm.ts';

const { CustomerInput } = lentInputs;

interface Props {
  record: RecordFormApi<DealValues>;
  submitLabel: string;
  cancel: string;
}

export function DealForm({ record, ...props }: Props) {
  const { t } = useTranslation('deals');
  const { data } = useQuery(DealFiltersDocument);
  const owners = data?.owners ?? [];
  const { form } = record;
  const hasProducts = form.values.products.length > 0;
  return (
    <RecordForm record={record} {...useWords(owners, data?.lossReasons.nodes)} {...props}>
      <Paper p="lg" component="section" aria-label={t('data')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('fields.title')}
            required
            data-autofocus
            maxLength={200}
            {...form.getInputProps('title')}
          />
          <CustomerInput
            label={t('fields.customer')}
            {...form.getInputProps('customer')}
            value={form.values.customer}
          />
          <StageFields record={record} />
          <NativeSelect
            label={t('fields.owner')}
            data={[
              { value: '', label: t('noOwner') },
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps('ownerId')}
          />
          <TextInput
            type="date"
            label={t('fields.expectedCloseOn')}
            required
            {...form.getInputProps('day')}
          />
          <TextInput
            label={t('fields.nextStep')}
            maxLength={200}
            {...form.getInputProps('nextStep')}
          />
          <TextInput
            type="date"
            label={t('fields.nextStepOn')}
            {...form.getInputProps('nextStepDay')}
          />
          {hasProducts ? null : (
            <MoneyInput
              label={t('fields.amount')}
              description={t('form.amountHint')}
              {...form.getInputProps('amount')}
            />
          )}
        </SimpleGrid>
      </Paper>
      <DealLines form={form} />
    </RecordForm>
  );
}

function StageFields({ record }: Pick<Props, 'record'>) {
  const { t } = useTranslation('deals');
  const { form } = record;
  const { stage } = form.values;
  return (
    <>
      {record.base ? null : (
        <NativeSelect
          label={t('fields.stage')}
          data={dealStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
          {...form.getInputProps('stage')}
        />
      )}
      {stage === 'lost' ? <LossReasonFields propsOf={form.getInputProps} /> : null}
      {isClosed(stage) ? (
        <TextInput type="date" label={t('fields.closedAt')} {...form.getInputProps('closedDay')} />
      ) : null}
    </>
  );
}

interface Named {
  id: string;
  name: string;
}

function useWords(owners: readonly Named[], reasons: readonly Named[] = []) {
  const { t } = useTranslation('deals');
  const { calendarDay } = useFormat();
  const labels: Record<keyof DealValues, string> = {
    title: t('fields.title'),
    stage: t('fields.stage'),
    lossReasonId: t('fields.lostReason'),
    lostReason: t('fields.lostDetails'),
    closedDay: t('fields.closedAt'),
    customer: t('fields.customer'),
    ownerId: t('fields.owner'),
    day: t('fields.expectedCloseOn'),
    nextStep: t('fields.nextStep'),
    nextStepDay: t('fields.nextStepOn'),
    amount: t('fields.amount'),
    products: t('products'),
  };
  return {
    labelOf: (name: string) => labels[name as keyof DealValues],
    describe(name: string, value: unknown) {
      if (name === 'stage') return t(`stages.${value as DealValues['stage']}`);
      if (name === 'lossReasonId') {
        return (
          reasons.find(({ id }) => id === value)?.name ?? (value ? t('losing.other') : undefined)
        );
      }
      if (name === 'ownerId') return owners.find(({ id }) => id === value)?.name ?? t('noOwner');
      if (name === 'day' || name === 'closedDay' || name === 'nextStepDay') {
        const moment = momentOfDay(value as string);
        return moment && calendarDay(moment);
      }
      if (name === 'customer') return (value as DealValues['customer'])[0]?.name;
      if (name !== 'products') return undefined;
      const lines = value as DealValues['products'];
      return lines.map((line) => `${line.quantity} × ${line.name}, ${line.price}`).join('; ');
    },
  };
}
