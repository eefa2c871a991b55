import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { callRest } from '../../core/http.ts';
import { paths } from '../../core/paths.ts';
import { NewPasswordField } from '../accounts/NewPasswordField.tsx';
import { PublicScreen } from '../accounts/PublicScreen.tsx';
import { useAccountForm } from '../accounts/useAccountForm.ts';

/** Asks for the email or, with the mail's token, for the new password. */
export function RecoverPage() {
  const { t } = useTranslation('accounts');
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return (
    <PublicScreen title={token ? t('recover.newTitle') : t('recover.title')}>
      {token ? <NewPassword token={token} /> : <AskForLink />}
      <Anchor component={Link} to={paths.login} size="sm" ta="center">
        {t('recover.login')}
      </Anchor>
    </PublicScreen>
  );
}

function AskForLink() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const { form, problem, isSending, submit } = useAccountForm(['email'], async ({ email }) => {
    await callRest('POST', '/api/auth/request-password-reset', { body: { email } });
    setSentTo(email);
  });
  if (sentTo) return <Alert role="status">{t('recover.sent', { email: sentTo })}</Alert>;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('recover.text')}</Text>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
          error={form.errorOf('email') ?? problem}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('recover.submit')}
        </Button>
      </Stack>
    </form>
  );
}

function NewPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [isDone, setDone] = useState(false);
  const { form, problem, isSending, submit } = useAccountForm(
    ['password'],
    async ({ password }) => {
      await callRest('POST', '/api/auth/reset-password', { body: { token, password } });
      setDone(true);
    },
  );
  if (isDone) return <Alert role="status">{t('recover.done')}</Alert>;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <NewPasswordField
          label={t('newPassword')}
          autoFocus
          {...form.getInputProps('password')}
          error={form.errorOf('password') ?? problem}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('recover.submit')}
        </Button>
      </Stack>
    </form>
  );
}
