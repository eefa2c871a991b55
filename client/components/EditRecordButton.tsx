import { IconPencil } from '@tabler/icons-react';
import { ActionButton } from './ActionButton.tsx';

interface Props {
  to: string;
  label: string;
  isMain?: boolean;
}

export function EditRecordButton({ to, label, isMain = false }: Props) {
  return (
    <ActionButton label={label} icon={IconPencil} variant={isMain ? 'filled' : 'default'} to={to} />
  );
}
