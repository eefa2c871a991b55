import { useQuery } from '@apollo/client/react';
import { LossReasonCountDocument } from './LossReasonCount.generated.ts';

/** Tells whether there is a reason to choose; false while loading. */
export const useHasLossReasons = (): boolean =>
  (useQuery(LossReasonCountDocument).data?.lossReasons.totalCount ?? 0) > 0;
