import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, type To } from 'react-router-dom';
import { type Group, useIsInGroup } from '../app/roles.ts';

interface Props {
  /** The form that it opens. */
  to: To;
  label: string;
  /** Who may make one. */
  group?: Group;
}

export function NewRecordButton({ to, label, group = 'editor' }: Props) {
  if (!useIsInGroup(group)) return null;
  return (
    <Button component={Link} to={to} leftSection={<IconPlus size={18} aria-hidden />}>
      {label}
    </Button>
  );
}
