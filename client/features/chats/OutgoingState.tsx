import { Button, Text } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OutgoingMessage } from './chatOutbox.ts';

interface Props {
  message: OutgoingMessage;
  onResend: () => void;
  onDiscard: () => void;
}

export function OutgoingState({ message, onResend, onDiscard }: Props) {
  const { t } = useTranslation(['chats', 'common']);
  if (!message.hasFailed) {
    return (
      <>
        <IconClock size={14} aria-hidden />
        {t('sending')}
      </>
    );
  }
  return (
    <>
      <IconAlertCircle size={14} color="var(--mantine-color-error)" aria-hidden />
      <Text component="span" size="xs" c="error">
        {t('notSent')}
      </Text>
      <Button size="compact-xs" variant="subtle" onClick={onResend}>
        {t('common:retry')}
      </Button>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </>
  );
}
