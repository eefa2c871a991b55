import { useQuery } from '@apollo/client/react';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Catalogues } from '../../app/i18n/catalogues.ts';
import { useRestoreChange } from '../../components/useUndoable.ts';
import { LastChangeDocument } from './LastChange.generated.ts';
import type { PaletteAction } from './usePaletteActions.ts';

export function useLastChange(): PaletteAction[] {
  const { t } = useTranslation(['shell', 'records']);
  const restoreChange = useRestoreChange();
  const { data } = useQuery(LastChangeDocument, { fetchPolicy: 'network-only' });
  return (data?.undoableActivities.nodes ?? []).map(({ id, action, kind, title }) => {
    const done = t(`records:history.actions.${action}`);
    const kindName = t(`records:kinds.${kind as keyof Catalogues['records']['kinds']}`);
    return {
      name: t('actions.undo', { what: `${done} ${kindName} ${title}`.trim() }),
      icon: IconArrowBackUp,
      run: () =>
        void restoreChange({
          activityId: id,
          undone: t('records:history.undone'),
          done: t('records:history.redone'),
        }),
    };
  });
}
