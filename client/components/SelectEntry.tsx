import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EntrySelection } from './ListEntries.tsx';

export function SelectEntry({ name, isSelected, onSelect }: EntrySelection & { name: string }) {
  const { t } = useTranslation();
  if (!onSelect) return null;
  return (
    <Checkbox aria-label={t('list.select', { name })} checked={isSelected} onChange={onSelect} />
  );
}
