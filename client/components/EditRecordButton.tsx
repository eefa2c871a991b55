import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

interface Props {
  /** The form that it opens. */
  to: string;
  label: string;
  /** Whether it is the first thing that one does with such a record. */
  isMain?: boolean;
}

export function EditRecordButton({ to, label, isMain = false }: Props) {
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      component={Link}
      to={to}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}
