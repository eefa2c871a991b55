import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { accountingDay, dayLater } from '../../core/days.ts';
import type { DeclaredRecord } from '../../records/declaration.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FieldOverrides, FieldValue, PartRow } from '../../records/form/fieldOverrides.ts';
import type { DealForm_DealFragment } from './DealForm.generated.ts';
import { useLossOverrides } from './lossOverrides.tsx';
import { useHasLossReasons } from './useHasLossReasons.ts';

const USUAL_DAYS_TO_CLOSE = 30;

type Deal = DealForm_DealFragment;
const dealIn = (record: DeclaredRecord | undefined) => record as Deal | undefined;

/** Returns how a deal's fields are entered where their declaration does not tell. */
export function useDealOverrides(isNew: boolean) {
  const { t } = useTranslation(['deals', 'common', 'records']);
  const { number, price: priceText } = useFormat();
  const hasReasons = useHasLossReasons();
  const quantityText = (typed: FieldValue = '') =>
    typeof typed === 'number' ? number(typed) : textIn(typed);
  const fieldOverrides: FieldOverrides = {
    stage: isNew ? {} : { of: [], startOf: (record) => dealIn(record)!.stage },
    ...useLossOverrides(),
    expectedCloseDay: {
      startOf: (record) =>
        record ? dealIn(record)!.expectedCloseDay : dayLater(accountingDay(), USUAL_DAYS_TO_CLOSE)!,
    },
    nextStep: {
      check: (step, { nextStepDay = '' }) =>
        nextStepDay && textIn(step).trim() === '' ? t('form.stepOfDay') : null,
    },
    nextStepDay: {
      check: (day, { nextStep = '' }) =>
        textIn(nextStep).trim() !== '' && !dayLater(textIn(day)) ? t('form.dayOfStep') : null,
    },
    amount: {
      startOf: (record) => dealIn(record)?.amount ?? '',
      check: (amount) => (amount === '' && isNew ? null : undefined),
      inputOf: (amount) => amount || 0,
    },
    products: {
      textOf: (rows) =>
        (rows as PartRow[])
          .map(
            ({ quantity, name = '', price }) =>
              `${quantityText(quantity)} × ${textIn(name)}, ${priceText(Number(price) || 0)}`,
          )
          .join('; '),
    },
  };

  const labelOf = (name: string): string | undefined =>
    name === 'lostReason' && !hasReasons ? t('records:fieldsOf.Deal.lossReason') : undefined;

  return { fieldOverrides, labelOf, hasReasons };
}
