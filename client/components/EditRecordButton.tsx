import { IconPencil } from '@tabler/icons-react';
import { ActionButton } from './ActionButton.tsx';

interface Props {
  /** The form. */
  to: string;
  label: string;
  /** Whether it is the page's main action. */
  isMain?: boolean;
}

export function EditRecordButton({ to, label, isMain = false }: Props) {
  return (
    <ActionButton label={label} icon={IconPencil} variant={isMain ? 'filled' : 'default'} to={to} />
  );
}
