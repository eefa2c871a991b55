import { IconPlus } from '@tabler/icons-react';
import type { To } from 'react-router-dom';
import { type Group, useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

interface Props {
  to: To;
  label: string;
  group?: Group;
}

export function NewRecordButton({ to, label, group = 'editor' }: Props) {
  if (!useIsInGroup(group)) return null;
  return <ActionButton label={label} icon={IconPlus} to={to} keyed="create" />;
}
