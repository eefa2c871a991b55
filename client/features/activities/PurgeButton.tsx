import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Asks first, since a purge cannot be undone. */
export function PurgeButton({ title, onPurge }: { title: string; onPurge: () => void }) {
  const { t } = useTranslation(['records', 'common']);
  const [isOpen, { close, open }] = useDisclosure();
  return (
    <>
      <ActionIcon
        variant="light"
        color="red"
        aria-label={t('trash.purgeOne', { title })}
        title={t('trash.purge')}
        onClick={open}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('trash.purge')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Text mb="md">{t('trash.purgeSure', { title })}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {t('common:cancel')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              close();
              onPurge();
            }}
          >
            {t('trash.purge')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
