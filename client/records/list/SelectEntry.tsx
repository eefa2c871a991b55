import { useTranslation } from 'react-i18next';
import type { EntrySelection } from './ListEntries.tsx';
import { SelectRow } from './SelectRow.tsx';

interface Props extends EntrySelection {
  id: string;
  name: string;
}

export function SelectEntry({ id, name, selectable }: Props) {
  const { t } = useTranslation();
  if (!selectable) return null;
  return <SelectRow id={id} label={t('list.select', { name })} selectable={selectable} />;
}
