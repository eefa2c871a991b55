import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';

/** Asks first, since a purge cannot be undone. */
export function PurgeButton({ title, onPurge }: { title: string; onPurge: () => void }) {
  const { t } = useTranslation(['records', 'common']);
  const [isOpen, { close, open }] = useDisclosure();
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        color="red"
        aria-label={t('trash.purgeOne', { title })}
        onClick={open}
      >
        {t('trash.purge')}
      </Button>
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
            {t('trash.purgeForGood')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
