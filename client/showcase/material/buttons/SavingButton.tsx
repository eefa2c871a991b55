import { Button } from '@mantine/core';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';

export function SavingButton() {
  const { t } = useTranslation('material-buttons', { keyPrefix: 'examples.SavingButton' });
  const [isSent, setSent] = useState(false);
  const [isSending, startSending] = useTransition();
  const Icon = isSent ? IconCheck : IconSend;

  const send = () =>
    startSending(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      setSent(true);
    });

  return (
    <Button
      leftSection={<Icon size={18} aria-hidden />}
      variant={isSent ? 'light' : 'filled'}
      loading={isSending}
      onClick={isSent ? () => setSent(false) : send}
    >
      {t(isSent ? 'sent' : 'send')}
    </Button>
  );
}
