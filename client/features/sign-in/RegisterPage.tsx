import { Alert, Anchor, Button, Checkbox, Divider, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Divider.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { SecondFactorAsked } from '../../core/http.ts';
import { homePathOf } from '../../core/homePath.ts';
import { paths } from '../../core/paths.ts';
import { session } from '../../core/session.ts';
import { NewPasswordField } from '../accounts/NewPasswordField.tsx';
import { PublicScreen } from '../accounts/PublicScreen.tsx';
import { SecondFactorScreen } from '../second-factors/SecondFactorScreen.tsx';
import { useAccountForm } from '../accounts/useAccountForm.ts';
import { useSignInOptions } from './useSignInOptions.ts';

/** The agreement is not enforced, as the specification says. */
export function RegisterPage() {
  const { t } = useTranslation(['accounts', 'common']);
  const navigate = useNavigate();
  const registration = useSignInOptions()?.registration ?? 'open';
  const [asked, setAsked] = useState<SecondFactorAsked>();
  const goOn = () => navigate(homePathOf(session.read().user?.role), { replace: true });
  const { form, problem, isSending, submit } = useAccountForm(
    ['email', 'username', 'password'],
    async (account) => {
      const next = await session.signUp(account);
      setAsked(next);
      if (!next) await goOn();
    },
  );
  if (asked) {
    const back = () => void navigate(paths.login);
    return <SecondFactorScreen asked={asked} back={back} goOn={goOn} />;
  }
  if (registration !== 'open') {
    return (
      <PublicScreen title={t('register.title')}>
        <Alert role="status">{t(`register.${registration}`)}</Alert>
        <Anchor component={Link} to={paths.login} size="sm" ta="center">
          {t('recover.login')}
        </Anchor>
      </PublicScreen>
    );
  }
  return (
    <PublicScreen title={t('register.title')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="email"
            autoFocus
            {...form.getInputProps('email')}
          />
          <TextInput
            label={t('username')}
            autoComplete="username"
            {...form.getInputProps('username')}
          />
          <NewPasswordField
            label={t('password')}
            {...form.getInputProps('password')}
            error={form.errorOf('password') ?? problem}
          />
          <Checkbox label={t('register.agreement')} />
          <Button type="submit" size="md" loading={isSending}>
            {t('register.submit')}
          </Button>
        </Stack>
      </form>
      <Divider label={t('common:or')} />
      <Text size="sm" ta="center">
        {t('register.haveAccount')}{' '}
        <Anchor component={Link} to={paths.login} inherit underline="always">
          {t('register.login')}
        </Anchor>
      </Text>
    </PublicScreen>
  );
}
