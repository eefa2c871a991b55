import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { removeRecords } from '../../records/recordLists.ts';
import { useBulkChange } from '../../records/list/useBulkChange.ts';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import type { DealStage } from '../../generated/schema.ts';
import {
  DeleteDealsDocument,
  MoveDealsDocument,
  UpdateDealsDocument,
} from './DealBulkActions.generated.ts';
import { dealFilterIn } from './dealListFilter.ts';
import type { Loss } from './lossReason.ts';

export function useDealBulkChanges(selection: ListSelection) {
  const { t } = useTranslation(['deals', 'records']);
  const { number } = useFormat();
  const client = useApolloClient();
  const [parameters] = useSearchParams();
  const { isRunning, run } = useBulkChange(selection);
  const { ids, isAll, count } = selection;
  const selected = isAll ? { filter: dealFilterIn(parameters) } : { ids };
  const counted = (changed: number) => ({ count: changed, number: number(changed) });
  const done = (message: string, activityId: string) => {
    return { message, activityId };
  };

  return {
    isRunning,

    remove() {
      const deleting = client.mutate({
        mutation: DeleteDealsDocument,
        variables: { input: selected },
        optimisticResponse: { deleteDeals: { count, activityId: '' } },
        update: (cache) => removeRecords(cache, 'Deal', ids),
      });
      return run(deleting, ({ deleteDeals: { count, activityId } }) =>
        done(t('bulk.deleted', counted(count)), activityId),
      );
    },

    assign(ownerId: string | null) {
      const variables = { input: { ...selected, ownerId } };
      const assigning = client.mutate({ mutation: UpdateDealsDocument, variables });
      return run(assigning, ({ updateDeals: { count, activityId } }) =>
        done(t('bulk.changed', counted(count)), activityId),
      );
    },

    move(stage: DealStage, loss?: Loss) {
      const variables = { input: { ...selected, stage, ...loss } };
      const moving = client.mutate({ mutation: MoveDealsDocument, variables });
      return run(moving, ({ moveDealsToStage: { count, skippedCount, activityId } }) => {
        const moved = t('bulk.moved', {
          ...counted(count),
          stage: t(`records:choicesOf.Deal.stage.${stage}`),
        });
        const note = skippedCount > 0 ? t('bulk.stayed', counted(skippedCount)) : '';
        return { ...done(moved, activityId), note };
      });
    },
  };
}
