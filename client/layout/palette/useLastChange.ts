import { useQuery } from '@apollo/client/react';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActivityWords } from '../../records/history/useActivityWords.ts';
import { useRestoreChange } from '../../records/undo/useUndoable.ts';
import { LastChangeDocument } from './LastChange.generated.ts';
import type { PaletteAction } from './paletteAction.ts';

export function useLastChange(): PaletteAction[] {
  const { t } = useTranslation(['palette', 'common']);
  const { sentence } = useActivityWords();
  const restoreChange = useRestoreChange();
  const { data } = useQuery(LastChangeDocument, { fetchPolicy: 'network-only' });
  return (data?.undoableActivities.nodes ?? []).map(({ id, ...activity }) => {
    const what = sentence(activity);
    return {
      name: t('ways.undo', { what }),
      icon: IconArrowBackUp,
      run: () =>
        void restoreChange({
          activityId: id,
          undone: t('common:undone', { what }),
          done: t('common:redone', { what }),
        }),
    };
  });
}
