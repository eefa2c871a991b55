import { useTranslation } from 'react-i18next';
import type { FieldOverrides } from '../../records/form/fieldOverrides.ts';
import { LossDetailsInput } from './LossReasonFields.tsx';
import {
  isLost,
  isWithoutReason,
  type Lost,
  lossDetails,
  lossInput,
  noLoss,
} from './lossReason.ts';

/** Returns how it is entered why a deal was lost: a reason of the list together with what is said besides. */
export function useLossOverrides(): FieldOverrides {
  const { t } = useTranslation();
  return {
    lossReasonId: {
      with: ['lostReason'],
      inputOf: (_chosen, values) => (isLost(values) ? lossInput(values) : noLoss).lossReasonId,
    },
    lostReason: {
      input: ({ form, inputProps }) => <LossDetailsInput form={form} {...inputProps} />,
      startOf: (deal) => lossDetails((deal ?? {}) as Lost),
      check: (_said, values) => (isWithoutReason(values) ? t('fieldRequired') : null),
      inputOf: (_said, values) => (isLost(values) ? lossInput(values) : noLoss).lostReason,
    },
  };
}
