import { Group, Modal, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PlainDialog.module.css';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  size?: 'md' | 'lg' | 'xl';
  /** The header's text when the content shows the title itself. */
  lead?: string;
  isLive?: boolean;
  /** Whether a list of choices can reach beyond the dialog, whose own content is short. */
  hasChoices?: boolean;
  children: ReactNode;
}

/** A dialog with a plain heading: Mantine's own header would be a second banner landmark. */
export function PlainDialog({
  isOpen,
  onClose,
  title,
  size,
  lead,
  isLive,
  hasChoices,
  children,
}: Props) {
  const { t } = useTranslation();
  useReturnFocus(isOpen);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={size} returnFocus={false}>
      <Modal.Overlay />
      <Modal.Content
        data-live={isLive || undefined}
        className={hasChoices ? styles.withChoices : undefined}
      >
        <Group justify="space-between" wrap="nowrap" px="md" pt="sm">
          {lead === undefined ? (
            <Modal.Title fw={600}>{title}</Modal.Title>
          ) : (
            <>
              <VisuallyHidden>
                <Modal.Title>{title}</Modal.Title>
              </VisuallyHidden>
              <Text span size="sm" c="dimmed">
                {lead}
              </Text>
            </>
          )}
          <Modal.CloseButton aria-label={t('close')} />
        </Group>
        <Modal.Body pt="sm">{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
