import { useTranslation } from 'react-i18next';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FieldValues } from '../../records/form/fieldOverrides.ts';
import type { FieldOverrides } from '../../records/form/fieldOverrides.ts';
import {
  isLost,
  type Lost,
  lossChecks,
  lossInput,
  lossValues,
  noLoss,
  OTHER_REASON,
} from './lossReason.ts';
import { LossDetailsInput, LossReasonInput } from './LossReasonFields.tsx';

interface Reason {
  id: string;
  name: string;
}

/** Returns the inputs for why a deal was lost: a reason of the list, entered together with what is said besides. */
export function useLossOverrides(reasons: readonly Reason[]): FieldOverrides {
  const { t } = useTranslation(['deals', 'common']);
  const checks = lossChecks(t('common:fieldRequired'));
  return {
    lossReasonId: {
      with: ['lostReason'],
      input: ({ form, inputProps }) => (
        <LossReasonInput propsOf={form.getInputProps} {...inputProps} />
      ),
      startOf: (deal) => lossValues(deal as Lost | undefined).lossReasonId,
      check: (_chosen, values) => checks.lossReasonId(lossIn(values)),
      inputOf: (_chosen, values) => sentLoss(values).lossReasonId,
      textOf: (chosen) =>
        reasons.find(({ id }) => id === chosen)?.name ??
        (chosen === OTHER_REASON ? t('losing.other') : ''),
    },
    lostReason: {
      input: ({ form, inputProps }) => (
        <LossDetailsInput propsOf={form.getInputProps} {...inputProps} />
      ),
      startOf: (deal) => lossValues(deal as Lost | undefined).lostReason,
      check: (_said, values) => checks.lostReason(lossIn(values)),
      inputOf: (_said, values) => sentLoss(values).lostReason,
    },
  };
}

const lossIn = ({ lossReasonId = '', lostReason = '' }: FieldValues) => ({
  lossReasonId: textIn(lossReasonId),
  lostReason: textIn(lostReason),
});

const sentLoss = (values: FieldValues) => (isLost(values) ? lossInput(lossIn(values)) : noLoss);
