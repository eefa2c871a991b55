import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { type ListOrigin, stateOf, useListOrigin } from '../../core/listOrigin.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import type { CustomerMergeField } from '../../generated/schema.ts';
import { MergeCustomersDocument } from './MergeCustomersPage.generated.ts';

interface Named {
  id: string;
  name: string;
  version: number;
}

export function useMergeCustomers({ keep, merge }: { keep: Named; merge: Named }) {
  const { t } = useTranslation('customers');
  const client = useApolloClient();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { origin } = useListOrigin();
  const offerUndo = useNotifyUndoable();
  const [mergeCustomers, { loading }] = useMutation(MergeCustomersDocument);

  async function run(take: CustomerMergeField[]) {
    const input = {
      keepId: keep.id,
      keepVersion: keep.version,
      mergeId: merge.id,
      mergeVersion: merge.version,
      take,
    };
    const merged = await attempt(mergeCustomers({ variables: { input } }));
    if (!merged?.data) return;
    const { activityId, customer } = merged.data.mergeCustomers;
    await navigate(linkTo.customer(keep.id), {
      state: origin && stateOf(without(origin, merge.id)),
    });
    evictKinds('Customer', 'Deal', 'Invoice')(client.cache);
    offerUndo({
      message: t('merge.done', { merge: merge.name, keep: customer.name }),
      undone: t('merge.undone', { merge: merge.name }),
      activityId,
    });
  }

  return { isRunning: loading, run };
}

function without(origin: ListOrigin, id: string): ListOrigin {
  const records = origin.records.filter((path) => path !== linkTo.customer(id));
  const totalCount = origin.totalCount - (origin.records.length - records.length);
  return { ...origin, records, totalCount };
}
