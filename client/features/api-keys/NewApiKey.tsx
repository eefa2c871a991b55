import { useMutation } from '@apollo/client/react';
import { Alert, Button, Code, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Code.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysFromNow } from '../../../gateway/formats/days.ts';
import { groups } from '../../core/roles.ts';
import type { Role } from '../../core/session.ts';
import { CopyTextButton } from '../../ui/CopyTextButton.tsx';
import { CreateApiKeyDocument } from './ApiKeysSection.generated.ts';
import { PasswordField } from '../accounts/PasswordField.tsx';
import styles from '../accounts/ProfileRows.module.css';
import { useOwnForm } from '../accounts/useOwnForm.ts';

const LIVES = ['7', '30', '90', '365'];

export function NewApiKey({ role, close }: { role: Role; close: () => void }) {
  const [token, setToken] = useState<string>();
  return token === undefined ? (
    <NewApiKeyForm role={role} onMade={setToken} />
  ) : (
    <MadeKey token={token} close={close} />
  );
}

function NewApiKeyForm({ role: own, onMade }: { role: Role; onMade: (token: string) => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const [createApiKey] = useMutation(CreateApiKeyDocument, { refetchQueries: ['ProfilePage'] });
  const { form, isSending, submit } = useOwnForm(
    { name: '', role: 'GUEST', expiresAt: '90', currentPassword: '' },
    async ({ name, role, expiresAt: days, currentPassword }) => {
      const expiresAt = daysFromNow(Number(days));
      const input = { name, role: role as Role, expiresAt, currentPassword };
      const { data } = await createApiKey({ variables: { input } });
      onMade(data!.createApiKey.token);
    },
  );
  const roles = groups.guest.slice(groups.guest.indexOf(own)).toReversed();
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('keys.name')}
          description={t('keys.nameText')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={t('keys.role')}
          data={roles.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <NativeSelect
          label={t('keys.life')}
          data={LIVES.map((value) => ({ value, label: t('keys.days', { count: Number(value) }) }))}
          {...form.getInputProps('expiresAt')}
        />
        <PasswordField
          label={t('signIn.current')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <Button type="submit" loading={isSending}>
          {t('keys.create')}
        </Button>
      </Stack>
    </form>
  );
}

function MadeKey({ token, close }: { token: string; close: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Stack>
      <Alert role="status">{t('keys.once')}</Alert>
      <Code block className={styles.secret}>
        {token}
      </Code>
      <Group justify="space-between">
        <CopyTextButton text={token} label={t('keys.copy')} />
        <Button onClick={close}>{t('keys.done')}</Button>
      </Group>
    </Stack>
  );
}
