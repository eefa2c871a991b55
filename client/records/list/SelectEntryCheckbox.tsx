import { useTranslation } from 'react-i18next';
import type { EntrySelection } from './ListEntries.tsx';
import { SelectRowCheckbox } from './SelectRowCheckbox.tsx';

interface Props extends EntrySelection {
  id: string;
  name: string;
}

export function SelectEntryCheckbox({ id, name, selectable }: Props) {
  const { t } = useTranslation();
  if (!selectable) return null;
  return <SelectRowCheckbox id={id} label={t('list.select', { name })} selectable={selectable} />;
}
