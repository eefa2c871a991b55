import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyFinal } from '../../core/notify.tsx';
import type { User } from '../../core/session.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import {
  type ApiKeysSection_ApiKeyFragment,
  RevokeApiKeyDocument,
} from './ApiKeysSection.generated.ts';
import { NewApiKey } from './NewApiKey.tsx';
import { ProfileSection } from '../accounts/ProfileSection.tsx';
import styles from '../accounts/ProfileRows.module.css';

interface Props {
  user: User;
  apiKeys: readonly ApiKeysSection_ApiKeyFragment[];
}

export function ApiKeysSection({ user, apiKeys }: Props) {
  const { t } = useTranslation('profile');
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ApiKeysSection_ApiKeyFragment>();
  return (
    <ProfileSection
      id="api-keys"
      title={t('keys.title')}
      text={t('keys.text')}
      actions={
        <Button variant="default" size="xs" flex="none" onClick={() => setMaking(true)}>
          {t('keys.make')}
        </Button>
      }
    >
      {apiKeys.length === 0 ? (
        <Text size="sm">{t('keys.none')}</Text>
      ) : (
        <ul className={styles.rows}>
          {apiKeys.map((apiKey) => (
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} revoke={() => setRevoked(apiKey)} />
          ))}
        </ul>
      )}
      <PlainDialog isOpen={isMaking} onClose={() => setMaking(false)} title={t('keys.make')}>
        <NewApiKey role={user.role} close={() => setMaking(false)} />
      </PlainDialog>
      <PlainDialog
        isOpen={revoked !== undefined}
        onClose={() => setRevoked(undefined)}
        title={t('keys.revokeTitle')}
      >
        {revoked ? <RevokeKey apiKey={revoked} close={() => setRevoked(undefined)} /> : null}
      </PlainDialog>
    </ProfileSection>
  );
}

interface RowProps {
  apiKey: ApiKeysSection_ApiKeyFragment;
  revoke: () => void;
}

function ApiKeyRow({ apiKey: { name, role, hint, expiresAt, seenAt, address }, revoke }: RowProps) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  return (
    <li className={styles.row}>
      <Stack gap={2} miw={0}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {hint}… · {t(`common:roles.${role}`)} · {t('keys.until', { day: format.day(expiresAt) })}
        </Text>
        <Text size="sm" c="dimmed">
          {seenAt ? (
            <>
              {t('sessions.used')} <RelativeTime moment={seenAt} />
              {address ? ` · ${address}` : null}
            </>
          ) : (
            t('keys.unused')
          )}
        </Text>
      </Stack>
      <Button
        variant="default"
        size="xs"
        aria-label={t('keys.revokeOne', { name })}
        onClick={revoke}
      >
        {t('keys.revoke')}
      </Button>
    </li>
  );
}

interface RevokeProps {
  apiKey: ApiKeysSection_ApiKeyFragment;
  close: () => void;
}

function RevokeKey({ apiKey: { id, name }, close }: RevokeProps) {
  const { t } = useTranslation(['profile', 'common']);
  const attempt = useAttempt();
  const [run, { loading }] = useMutation(RevokeApiKeyDocument, {
    refetchQueries: ['ProfilePage'],
    variables: { input: { id } },
  });
  async function revoke() {
    if (!(await attempt(run()))) return;
    notifyFinal(t('keys.revoked', { name }));
    close();
  }
  return (
    <Stack>
      <Text size="sm">{t('keys.revokeText', { name })}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('common:cancel')}
        </Button>
        <Button color="red" loading={loading} onClick={() => void revoke()}>
          {t('keys.revoke')}
        </Button>
      </Group>
    </Stack>
  );
}
