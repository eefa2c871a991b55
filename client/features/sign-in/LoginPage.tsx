import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import type { SecondFactorAsked } from '../../core/http.ts';
import { returnPathIn } from '../../core/homePath.ts';
import { paths } from '../../core/paths.ts';
import { session, useSession } from '../../core/session.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { PublicScreen } from '../accounts/PublicScreen.tsx';
import { SecondFactorScreen } from '../second-factors/SecondFactorScreen.tsx';
import { useAccountForm } from '../accounts/useAccountForm.ts';
import { useSignInOptions } from './useSignInOptions.ts';

const ProviderSignIn = lazyPart(
  async () => (await import('../identities/ProviderSignIn.tsx')).ProviderSignIn,
);

export function LoginPage() {
  const { t } = useTranslation('accounts');
  const goOn = useGoOn();
  const options = useSignInOptions();
  const [asked, setAsked] = useState<SecondFactorAsked>();
  const { form, problem, isSending, submit, trySend } = useAccountForm(
    ['email', 'password'],
    async (credentials) => goOnWith(await session.signIn(credentials)),
  );
  async function goOnWith(next: SecondFactorAsked | undefined) {
    setAsked(next);
    if (!next) await goOn();
  }
  if (asked) {
    return <SecondFactorScreen asked={asked} back={() => setAsked(undefined)} goOn={goOn} />;
  }
  return (
    <PublicScreen title={t('login.title')}>
      {session.hasExpired() ? <Alert role="status">{t('login.expired')}</Alert> : null}
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={t('email')}
            type="email"
            autoComplete="username"
            autoFocus
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
            error={form.errorOf('password') ?? problem}
          />
          <Button type="submit" size="md" loading={isSending}>
            {t('login.submit')}
          </Button>
          <Button variant="subtle" component={Link} to={paths.recover}>
            {t('login.forgot')}
          </Button>
        </Stack>
      </form>
      {options?.provider ? (
        <Suspense>
          <ProviderSignIn name={options.provider} goOnWith={goOnWith} />
        </Suspense>
      ) : null}
      {options && options.registration !== 'open' ? null : (
        <Text size="sm" ta="center">
          {t('login.noAccount')}{' '}
          <Anchor component={Link} to={paths.register} inherit underline="always">
            {t('login.register')}
          </Anchor>
        </Text>
      )}
      {options?.isDemo ? (
        <DemoAccounts
          isBusy={isSending}
          onChoose={(email) => {
            const credentials = { email, username: '', password: 'retaguarda' };
            form.setValues(credentials);
            void trySend(credentials);
          }}
        />
      ) : null}
    </PublicScreen>
  );
}

/** Redirects after a sign-in, here or in another tab. */
function useGoOn() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isAuthenticated } = useSession();
  const [parameters] = useSearchParams();
  useEffect(() => {
    if (isAuthenticated) void revalidate();
  }, [isAuthenticated, revalidate]);
  return () => navigate(returnPathIn(parameters), { replace: true });
}
