import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function FailedNotice() {
  const { t } = useTranslation('material-snackbar', { keyPrefix: 'examples.FailedNotice' });
  const fail = () =>
    notifications.show({
      role: 'alert',
      color: 'red.9',
      icon: <IconAlertTriangle size={20} aria-hidden />,
      title: t('heading'),
      message: t('text'),
      autoClose: false,
      withBorder: true,
      closeButtonProps: { 'aria-label': t('close') },
    });
  return (
    <Button variant="default" onClick={fail}>
      {t('send')}
    </Button>
  );
}
