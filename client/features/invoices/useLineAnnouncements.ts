import type { Active, Over } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

interface Moved {
  active: Active;
  over: Over | null;
}

/** Returns what screen readers say of a drag; `keys` are the lines in order. */
export function useLineAnnouncements(keys: readonly string[]) {
  const { t } = useTranslation('invoices');
  const place = ({ id }: Active | Over) => keys.indexOf(String(id)) + 1;
  const at = ({ active, over }: Moved) => ({
    number: place(active),
    place: place(over ?? active),
  });
  return {
    screenReaderInstructions: { draggable: t('moving.instructions') },
    announcements: {
      onDragStart: ({ active }: Pick<Moved, 'active'>) =>
        t('moving.started', { number: place(active) }),
      onDragOver: (moved: Moved) => t('moving.over', at(moved)),
      onDragEnd: (moved: Moved) => t('moving.ended', at(moved)),
      onDragCancel: ({ active }: Pick<Moved, 'active'>) =>
        t('moving.cancelled', { number: place(active) }),
    },
  };
}
