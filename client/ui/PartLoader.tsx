import { Loader, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { connection, useConnection } from '../core/connection.ts';

export function PartLoader() {
  const { t } = useTranslation();
  const isDown = useConnection() === 'down';
  return (
    <Stack align="center" p="xl" role="status" aria-label={isDown ? undefined : t('loading')}>
      <Loader type="dots" aria-hidden />
      {isDown ? (
        <Text size="sm">
          {t(connection.hasLine() ? 'connection.unreachable' : 'connection.offline')}
        </Text>
      ) : null}
    </Stack>
  );
}
