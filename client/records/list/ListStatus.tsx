import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';

/** Announces the number when it changes, which does not work if the element appears with the change. */
export function ListStatus({ total, selected }: { total: number; selected: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const ofAll = { number: number(selected), total: number(total) };
  const found = t('list.found', { count: total, number: number(total) });
  // Selected records may have left the list since.
  const chosen =
    selected > total
      ? t('list.selected', { count: selected, ...ofAll })
      : t('list.selectedOf', ofAll);
  return <VisuallyHidden role="status">{selected > 0 ? chosen : found}</VisuallyHidden>;
}
