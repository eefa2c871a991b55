import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import type { DealStage } from '../../generated/schema.ts';
import { MoveDealsDocument } from './DealBulkActions.generated.ts';
import { dealFilterIn } from './dealListFilter.ts';
import type { Loss } from './lossReason.ts';

/** Returns the move of the selected deals to a stage. */
export function useMoveDeals(selection: ListSelection) {
  const { t } = useTranslation(['deals', 'records']);
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll } = selection;
  const selected = isAll ? { filter: dealFilterIn(parameters) } : { ids };
  const counted = (changed: number) => ({ count: changed, number: number(changed) });

  return {
    isRunning,
    move(stage: DealStage, loss?: Loss) {
      const variables = { input: { ...selected, stage, ...loss } };
      const moving = client.mutate({ mutation: MoveDealsDocument, variables });
      return run(moving, ({ moveDealsToStage: { count, skippedCount, activityId } }) => ({
        message: t('bulk.moved', {
          ...counted(count),
          stage: t(`records:choicesOf.Deal.stage.${stage}`),
        }),
        note: skippedCount > 0 ? t('bulk.stayed', counted(skippedCount)) : '',
        activityId,
      }));
    },
  };
}
