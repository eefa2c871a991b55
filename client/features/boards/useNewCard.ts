import { IconCards } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { usePageAction } from '../../ui/pageActions.ts';
import { useListParams } from '../../records/list/useListParams.ts';

const FIELD = 'data-new-card';

/** Marks the field of a list's new card. */
export const newCardField = { [FIELD]: true };

/** Begins a card in the board's first list by the address, as the palette does, also from another page. */
export function useNewCard({ hasLists }: { hasLists: boolean }): void {
  const { t } = useTranslation('boards');
  const { get, arrange } = useListParams(['new']);
  const mayChange = useIsInGroup('editor');
  const begin = () => document.querySelector<HTMLInputElement>(`[${FIELD}] input`)?.focus();
  usePageAction(
    mayChange && hasLists ? { label: t('newCard'), icon: IconCards, run: begin } : undefined,
    'create',
  );
  const isAsked = get('new') === 'card';
  const beginAsked = useEffectEvent(() => {
    if (!isAsked) return;
    begin();
    arrange({ new: undefined });
  });
  useEffect(() => beginAsked(), [isAsked]);
}
