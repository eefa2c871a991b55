import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysHint } from './KeysHint.tsx';

interface Props {
  /** Whether rows can be selected. */
  canSelect: boolean;
}

/** Says which keys a list knows. */
export function ListKeys({ canSelect }: Props) {
  const { t } = useTranslation();
  const keys = canSelect ? t('list.keysWithSelection') : t('list.keys');
  return <KeysHint title={t('list.keysTitle')} keys={keys} />;
}

/** What marks the link of a row, and says which row it is. */
export const ROW_LINK = 'data-row-link';

/** Arrow keys go from row to row, `x` selects the one with the focus; Enter opens it, being a link. */
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
