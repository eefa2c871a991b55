import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysHint } from './KeysHint.tsx';

interface Props {
  canSelect: boolean;
}

export function ListKeys({ canSelect }: Props) {
  const { t } = useTranslation();
  const keys = canSelect ? t('list.keysWithSelection') : t('list.keys');
  return <KeysHint title={t('list.keysTitle')} keys={keys} />;
}

/** Marks a row's link with the row's id. */
export const ROW_LINK = 'data-row-link';

/** Arrows move between rows, `x` selects; Enter follows the row's link. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, select?: (id: string) => void): void {
  const link = (event.target as HTMLElement).closest(`[${ROW_LINK}]`);
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  if (!link || hasModifier) return;
  if (event.key === 'x') select?.(link.getAttribute(ROW_LINK) ?? '');
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  links[links.indexOf(link as HTMLElement) + step]?.focus();
}
