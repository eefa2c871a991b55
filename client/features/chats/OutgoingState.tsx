import { Button, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  onResend: () => void;
  onDiscard: () => void;
}

/** Says that a message was not sent, and what can be done. */
export function OutgoingState({ onResend, onDiscard }: Props) {
  const { t } = useTranslation(['chats', 'common']);
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
