import { useApolloClient, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notifyFinal } from '../../core/notify.tsx';
import { SavedViewsDocument } from './SavedViews.generated.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useListLook } from '../list/useListLook.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import { viewAddress, viewQuery } from './viewAddress.ts';
import { NO_VIEW } from '../list/useListParams.ts';
import {
  createView,
  deleteView,
  type SavedView,
  setDefaultView,
  updateView,
} from './viewChanges.ts';

export interface ViewValues {
  name: string;
  isShared: boolean;
}

export function useSavedViews(list: string) {
  const [parameters] = useAddressParams();
  const { look } = useListLook();
  const { data } = useQuery(SavedViewsDocument, { variables: { list } });
  const views: readonly SavedView[] = data?.views ?? [];
  const query = viewQuery(parameters, look);
  const current = views.find(({ id }) => id === parameters.get('view'));
  return {
    list,
    views,
    current,
    query,
    isChanged: current !== undefined && current.query !== query,
    /** The list's URL without a view. */
    plainAddress: views.some(({ isDefault }) => isDefault) ? `?view=${NO_VIEW}` : '?',
  };
}

/** Returns the mutations of views; errors are shown as notifications. */
export function useViewChanges({ list, views, current, query }: ReturnType<typeof useSavedViews>) {
  const { t } = useTranslation('views');
  const client = useApolloClient();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const refetch = () => client.refetchQueries({ include: [SavedViewsDocument] });
  const goTo = (address: string) => navigate(address, { replace: true });

  return {
    async save({ name, isShared }: ViewValues): Promise<boolean> {
      const saved = await attempt(createView(client, { list, query, name, isShared }));
      if (!saved?.data) return false;
      await refetch();
      await goTo(viewAddress(saved.data.createView.view));
      notifyFinal(t('saved', { name }));
      return true;
    },

    async update(view: SavedView, changes: Partial<SavedView>): Promise<boolean> {
      const updated = await attempt(updateView(client, view, changes));
      if (updated) notifyFinal(t('saved', { name: changes.name ?? view.name }));
      return updated !== undefined;
    },

    async remove(view: SavedView): Promise<void> {
      const removed = await attempt(deleteView(client, view));
      if (!removed?.data) return;
      const { activityId } = removed.data.deleteView;
      if (view === current) await goTo(query ? `?${query}` : `?view=${NO_VIEW}`);
      offerUndo({ message: t('deleted', { name: view.name }), activityId });
    },

    setDefault: (chosen?: SavedView) => attempt(setDefaultView(client, { list, views }, chosen)),
  };
}
