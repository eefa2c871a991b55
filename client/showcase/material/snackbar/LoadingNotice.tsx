import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';

export function LoadingNotice() {
  const { t } = useTranslation('material-snackbar', { keyPrefix: 'examples.LoadingNotice' });
  const [isRunning, startExport] = useTransition();

  const exportCustomers = () =>
    startExport(async () => {
      const closeButtonProps = { 'aria-label': t('close') };
      const notice = { withBorder: true, closeButtonProps };
      const id = notifications.show({
        ...notice,
        loading: true,
        message: t('running'),
        autoClose: false,
        withCloseButton: false,
      });
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      notifications.update({
        ...notice,
        id,
        loading: false,
        icon: <IconCheck size={18} aria-hidden />,
        message: t('done'),
        autoClose: 4_000,
        withCloseButton: true,
      });
    });

  return (
    <Button loading={isRunning} onClick={exportCustomers}>
      {t('export')}
    </Button>
  );
}
