import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../app/i18n/useFormat.ts';

/** Read out when it changes, which it would not be if it came with the change. */
export function ListStatus({ total, selected }: { total: number; selected: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <VisuallyHidden role="status">
      {selected > 0
        ? t('list.selectedOf', { number: number(selected), total: number(total) })
        : t('list.found', { count: total, number: number(total) })}
    </VisuallyHidden>
  );
}
