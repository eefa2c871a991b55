import { IconPencil } from '@tabler/icons-react';
import { ActionButton } from './ActionButton.tsx';

interface Props {
  /** The form that it opens. */
  to: string;
  label: string;
  /** Whether it is the first thing that one does with such a record. */
  isMain?: boolean;
}

export function EditRecordButton({ to, label, isMain = false }: Props) {
  return (
    <ActionButton label={label} icon={IconPencil} variant={isMain ? 'filled' : 'default'} to={to} />
  );
}
