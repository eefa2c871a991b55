import { Group, Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  size?: 'md' | 'lg';
  isLive?: boolean;
  children: ReactNode;
}

/** A dialog with a plain heading: Mantine's own header would be a second banner landmark. */
export function PlainDialog({ isOpen, onClose, title, size, isLive, children }: Props) {
  const { t } = useTranslation();
  useReturnFocus(isOpen);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size} returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content data-live={isLive || undefined}>
        <Group justify="space-between" wrap="nowrap" px="md" pt="sm">
          <Modal.Title fw={600}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Group>
        <Modal.Body pt="sm">{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
