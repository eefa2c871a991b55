import { Button, Modal, ScrollArea, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Modal.css';

const clauses = [1, 2, 3, 4, 5, 6, 7, 8];

export function DetailsDialog() {
  const { t } = useTranslation('material-dialog', { keyPrefix: 'examples.DetailsDialog' });
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('open')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('heading')}
        closeButtonProps={{ 'aria-label': t('close') }}
        scrollAreaComponent={ScrollArea.Autosize}
        centered
      >
        <Stack>
          {clauses.map((number) => (
            <Text key={number} size="sm">
              {t('clause', { number })}
            </Text>
          ))}
        </Stack>
      </Modal>
    </>
  );
}
