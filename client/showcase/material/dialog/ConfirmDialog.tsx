import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import '@mantine/core/styles/Modal.css';

export function ConfirmDialog() {
  const { t } = useTranslation('material-dialog', { keyPrefix: 'examples.ConfirmDialog' });
  const [isOpen, { open, close }] = useDisclosure();

  function confirm() {
    close();
    notify(t('closed'));
  }

  return (
    <>
      <Button color="red.9" onClick={open}>
        {t('open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('heading')}
        closeButtonProps={{ 'aria-label': t('close') }}
        centered
      >
        <Stack>
          <Text size="sm">{t('text')}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus onClick={close}>
              {t('cancel')}
            </Button>
            <Button color="red.9" onClick={confirm}>
              {t('confirm')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
