import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Group, useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

interface Props {
  onDelete: () => unknown;
  group?: Group;
  isSmall?: boolean;
  isRunning?: boolean;
}

/** Deletes without confirmation, because a deletion can be undone. Shown to roles that can delete. */
export function DeleteButton({
  onDelete,
  group = 'admin',
  isSmall = false,
  isRunning = false,
}: Props) {
  const { t } = useTranslation();
  const mayDelete = useIsInGroup(group);
  if (!mayDelete) return null;
  return (
    <ActionButton
      label={t('delete')}
      icon={IconTrash}
      variant="light"
      color="red"
      size={isSmall ? 'xs' : 'sm'}
      loading={isRunning}
      onClick={() => void onDelete()}
    />
  );
}
