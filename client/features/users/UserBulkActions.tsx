import { Button } from '@mantine/core';
import { IconTrash, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { useUserBulkChanges } from './useUserBulkChanges.ts';

export function UserBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation(['users', 'common']);
  const { isRunning, setActive, remove } = useUserBulkChanges(selection);
  const shared = { size: 'xs', loading: isRunning };
  return (
    <>
      <Button
        {...shared}
        variant="default"
        leftSection={<IconUserCheck size={16} aria-hidden />}
        onClick={() => void setActive(true)}
      >
        {t('activate')}
      </Button>
      <Button
        {...shared}
        variant="default"
        leftSection={<IconUserOff size={16} aria-hidden />}
        onClick={() => void setActive(false)}
      >
        {t('deactivate')}
      </Button>
      <Button
        {...shared}
        variant="light"
        color="red"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove()}
      >
        {t('common:delete')}
      </Button>
    </>
  );
}
