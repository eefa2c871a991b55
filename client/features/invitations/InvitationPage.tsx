import { Alert, Anchor, Button, Loader, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { callRest, type SecondFactorAsked } from '../../core/http.ts';
import { homePathOf } from '../../core/homePath.ts';
import { paths } from '../../core/paths.ts';
import { type Role, session, type User } from '../../core/session.ts';
import { NewPasswordField } from '../accounts/NewPasswordField.tsx';
import { PublicScreen } from '../accounts/PublicScreen.tsx';
import { SecondFactorScreen } from '../second-factors/SecondFactorScreen.tsx';
import { useAccountForm } from '../accounts/useAccountForm.ts';

interface Offer {
  email: string;
  role: Role;
  invitedBy: string;
}

/** The token is in the hash, which no server and no log sees. */
export function InvitationPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const offer = useOffer(token);
  const [signedIn, setSignedIn] = useState(session.read().user);
  const [asked, setAsked] = useState<SecondFactorAsked>();
  const goOn = () => navigate(homePathOf(session.read().user?.role), { replace: true });
  if (asked) {
    const back = () => void navigate(paths.login);
    return <SecondFactorScreen asked={asked} back={back} goOn={goOn} />;
  }
  return (
    <PublicScreen title={t('invitation.title')}>
      {offer === undefined ? <Loader /> : null}
      {offer === null ? <Alert color="red">{t('invitation.gone')}</Alert> : null}
      {offer && signedIn ? (
        <SignOutFirst user={signedIn} onDone={() => setSignedIn(undefined)} />
      ) : null}
      {offer && !signedIn ? (
        <AcceptForm
          offer={offer}
          token={token}
          onEntered={(next) => (next ? setAsked(next) : void goOn())}
        />
      ) : null}
      <Anchor component={Link} to={paths.login} size="sm" ta="center">
        {t(signedIn ? 'invitation.back' : 'recover.login')}
      </Anchor>
    </PublicScreen>
  );
}

function SignOutFirst({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  async function signOut() {
    const body = { query: 'mutation SignOut { logout(input: {}) { endedSessions } }' };
    await callRest('POST', '/graphql', { body, token: session.token()! }).catch(() => undefined);
    session.leave();
    onDone();
  }
  return (
    <Stack>
      <Text size="sm">{t('invitation.signedIn', { name: user.name, email: user.email })}</Text>
      <Button size="md" onClick={() => void signOut()}>
        {t('invitation.signOut')}
      </Button>
    </Stack>
  );
}

interface AcceptProps {
  offer: Offer;
  token: string;
  onEntered: (next: SecondFactorAsked | undefined) => void;
}

function AcceptForm({ offer, token, onEntered }: AcceptProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const { form, problem, isSending, submit } = useAccountForm(
    ['username', 'password'],
    async ({ username, password }) =>
      onEntered(await session.accept({ token, username, password })),
  );
  const { email, role, invitedBy } = offer;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">
          {t('invitation.text', { name: invitedBy, role: t(`common:roles.${role}`) })}
        </Text>
        <TextInput label={t('email')} type="email" autoComplete="email" value={email} readOnly />
        <TextInput
          label={t('username')}
          autoComplete="name"
          autoFocus
          {...form.getInputProps('username')}
        />
        <NewPasswordField
          label={t('password')}
          {...form.getInputProps('password')}
          error={form.errorOf('password') ?? problem}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('invitation.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Returns the link's offer: undefined until it is known, null when the link does not work. */
function useOffer(token: string): Offer | null | undefined {
  const [offer, setOffer] = useState<Offer | null>();
  useEffect(() => {
    if (token === '') return undefined;
    let isCurrent = true;
    callRest<Offer>('POST', '/api/auth/invitation', { body: { token } }).then(
      (found) => isCurrent && setOffer(found),
      () => isCurrent && setOffer(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return token === '' ? null : offer;
}
