import { ActionIcon, Group, Kbd, Modal, Switch } from '@mantine/core';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Switch.css';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeInboxSettings, useInboxSettings } from './inboxSettings.ts';
import styles from './ShortcutsButton.module.css';

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['r', 'reply'],
  ['#', 'delete'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

interface Props {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Opens the list of shortcuts, which can also be turned off there. */
export function ShortcutsButton({ isOpen, onOpen }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const { hasShortcuts } = useInboxSettings();
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('keys.title')}
        onClick={() => onOpen(true)}
      >
        <IconKeyboard size={20} aria-hidden />
      </ActionIcon>
      <Modal.Root opened={isOpen} onClose={() => onOpen(false)}>
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Body className={styles.sheet}>
            <Group justify="space-between">
              <Modal.Title fw={600}>{t('keys.title')}</Modal.Title>
              <Modal.CloseButton aria-label={t('common:close')} />
            </Group>
            <Switch
              label={t('keys.on')}
              checked={hasShortcuts}
              onChange={({ currentTarget }) =>
                changeInboxSettings({ hasShortcuts: currentTarget.checked })
              }
            />
            <dl className={styles.keys}>
              {shortcuts.map(([key, name]) => (
                <div key={key}>
                  <dt>
                    <Kbd>{key}</Kbd>
                  </dt>
                  <dd>{t(`keys.${name}`)}</dd>
                </div>
              ))}
            </dl>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
