import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

const orders = [1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049];

export function NoticeQueue() {
  const { t } = useTranslation('material-snackbar', { keyPrefix: 'examples.NoticeQueue' });

  function arrive() {
    for (const number of orders) {
      notifications.show({
        message: t('arrived', { number }),
        withBorder: true,
        closeButtonProps: { 'aria-label': t('close') },
      });
    }
  }

  return (
    <Group gap="sm">
      <Button onClick={arrive}>{t('add')}</Button>
      <Button variant="subtle" onClick={() => notifications.clean()}>
        {t('clear')}
      </Button>
    </Group>
  );
}
