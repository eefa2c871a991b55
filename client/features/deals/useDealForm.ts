import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { dayField, momentOfDay } from '../../components/calendarDay.ts';
import type { LentProps } from '../../records/form/lentInputs.ts';
import { localDay, startOfDay } from '../../components/localDay.ts';
import {
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import { countLimits, moneyLimits } from '../../../gateway/formats/numbers.rules.ts';
import { numberOf } from '../../components/numberOf.ts';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
import { isClosed } from './dealTiming.ts';
import { lossChecks, lossInput, lossValues, type LossValues, noLoss } from './lossReason.ts';
import type { DealStage } from '../../generated/schema.ts';
import type { DealForm_DealFragment } from './DealForm.generated.ts';

const USUAL_DAYS_TO_CLOSE = 30;

export interface DealValues extends LossValues {
  /** Of a new deal; others change it by being moved. */
  stage: DealStage;
  closedDay: string;
  title: string;
  customer: LentProps<'CustomerInput'>['value'];
  ownerId: string;
  day: string;
  nextStep: string;
  nextStepDay: string;
  amount: number | string;
  products: {
    key: string;
    productId: string | null;
    name: string;
    quantity: number | string;
    price: number | string;
  }[];
}

export type DealFormApi = UseFormReturnType<DealValues>;

export const newProduct = () => ({
  key: randomId(),
  productId: null,
  name: '',
  quantity: 1,
  price: '',
});

export function dealValues(deal?: Partial<DealForm_DealFragment>): DealValues {
  const usualDay = startOfDay(localDay(new Date()), USUAL_DAYS_TO_CLOSE)!;
  return {
    stage: deal?.stage ?? 'lead',
    ...lossValues(deal),
    closedDay: deal?.closedAt ? localDay(deal.closedAt) : '',
    title: deal?.title ?? '',
    customer: deal?.customer ? [{ id: deal.customer.id, name: deal.customer.name }] : [],
    ownerId: deal?.owner?.id ?? '',
    day: deal?.expectedCloseOn ? dayField(deal.expectedCloseOn) : localDay(usualDay),
    nextStep: deal?.nextStep ?? '',
    nextStepDay: deal?.nextStepOn ? dayField(deal.nextStepOn) : '',
    amount: deal?.amount ?? '',
    products: (deal?.products ?? []).map(({ productId, name, quantity, price }, at) => ({
      key: `${at}`,
      productId,
      name,
      quantity,
      price,
    })),
  };
}

export const newDealInput = (values: DealValues) => ({
  ...dealInput(values),
  stage: values.stage,
});

export function dealInput(values: DealValues, from?: DealForm_DealFragment) {
  return {
    title: values.title.trim(),
    customerId: values.customer[0]?.id ?? null,
    ...(values.stage === 'lost' ? lossInput(values) : noLoss),
    ownerId: values.ownerId || null,
    closedAt: closedMoment(values, from),
    expectedCloseOn: momentOfDay(values.day) ?? '',
    nextStep: values.nextStep.trim() || null,
    nextStepOn: momentOfDay(values.nextStepDay) ?? null,
    amount: numberOf(values.amount),
    products: values.products.map(({ productId, name, quantity, price }) => ({
      productId,
      name: name.trim(),
      quantity: Number(quantity),
      price: Number(price),
    })),
  };
}

/** A day that was not changed keeps its time. */
function closedMoment({ stage, closedDay }: DealValues, from?: DealForm_DealFragment) {
  if (!isClosed(stage)) return null;
  if (from?.closedAt && localDay(from.closedAt) === closedDay) return from.closedAt;
  return startOfDay(closedDay)?.toISOString() ?? null;
}

type Options = RecordFormOptions<DealValues, DealForm_DealFragment>;

export function useDealForm(
  options: Pick<Options, 'name' | 'stored' | 'save' | 'leave'> & Partial<Pick<Options, 'valuesOf'>>,
) {
  const { t } = useTranslation(['deals', 'common']);
  const required = (value: string) => (value.trim() === '' ? t('common:fieldRequired') : null);
  const number = useNumberCheck();
  const losses = lossChecks(t('common:fieldRequired'));
  return useRecordForm<DealValues, DealForm_DealFragment>({
    valuesOf: dealValues,
    ...options,
    formNames: {
      expectedCloseOn: 'day',
      closedAt: 'closedDay',
      customerId: 'customer',
      nextStepOn: 'nextStepDay',
    },
    validate: {
      title: required,
      lossReasonId: (reason, values) =>
        values.stage === 'lost' ? losses.lossReasonId(reason, values) : null,
      lostReason: (said, values) =>
        values.stage === 'lost' ? losses.lostReason(said, values) : null,
      day: (day) => (momentOfDay(day) ? null : t('common:fieldRequired')),
      nextStep: (step, { nextStepDay }) =>
        nextStepDay && step.trim() === '' ? t('form.stepOfDay') : null,
      nextStepDay: (day, { nextStep }) =>
        nextStep.trim() !== '' && !momentOfDay(day) ? t('form.dayOfStep') : null,
      amount: (amount, { products }) =>
        products.length > 0 ? null : number(moneyLimits, { isRequired: false })(amount),
      products: {
        name: required,
        quantity: number(countLimits),
        price: number(moneyLimits),
      },
    },
  });
}
