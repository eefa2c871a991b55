import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import { useTranslation } from 'react-i18next';

interface Props {
  isOpen: boolean;
  /** The title, which is also the label of the button that does it. */
  title: string;
  text: string;
  onClose: () => void;
  onYes: () => void;
}

/** Asks before an action that cannot be undone. */
export function Question({ isOpen, title, text, onClose, onYes }: Props) {
  const { t } = useTranslation('common');
  function submit() {
    onClose();
    onYes();
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text mb="md">{text}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red" onClick={submit}>
          {title}
        </Button>
      </Group>
    </Modal>
  );
}
