import { Code, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { useTranslation } from 'react-i18next';
import { CopyTextButton } from '../../ui/CopyTextButton.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from '../accounts/ProfileRows.module.css';

export interface TotpKey {
  secret: string;
  url: string;
}

export function TotpSetup({ setup: { secret, url } }: { setup: TotpKey }) {
  const { t } = useTranslation('accounts');
  return (
    <Stack>
      <Text size="sm">{t('secondFactor.scan')}</Text>
      <QrCode text={url} label={t('secondFactor.qr')} />
      <Text size="sm">{t('secondFactor.key')}</Text>
      <Group justify="space-between" gap="xs">
        <Code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        <CopyTextButton text={secret} label={t('secondFactor.copyKey')} />
      </Group>
    </Stack>
  );
}
