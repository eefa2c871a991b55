import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, notifyProblem } from '../../app/notify.tsx';
import { callRest, refusalMessage } from '../../app/http.ts';
import { useSession } from '../../app/session.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { useSignOut } from '../../layout/useSignOut.ts';

export function ProfilePage() {
  const { t } = useTranslation(['accounts', 'common']);
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageTitle title={t('profile.title')} />
      <Stack gap="lg" maw={800}>
        <Paper p="lg">
          <Group wrap="nowrap">
            <PersonAvatar name={user.name} src={user.avatar} size="lg" />
            <div>
              <Title order={2} size="h4">
                {user.name}
              </Title>
              <Text c="dimmed">{user.email}</Text>
              <Text c="dimmed">{t(`common:roles.${user.role}`)}</Text>
            </div>
          </Group>
        </Paper>
        <ChangePassword email={user.email} />
        <SignOutEverywhere />
      </Stack>
    </>
  );
}

function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    try {
      await callRest('POST', '/api/auth/request-password-reset', { body: { email } });
      notify(t('recover.sent', { email }));
    } catch (error) {
      notifyProblem(refusalMessage(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Choice title={t('profile.password')} text={t('profile.passwordText')}>
      <Button variant="default" loading={isSending} onClick={() => void send()}>
        {t('profile.sendLink')}
      </Button>
    </Choice>
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation('accounts');
  const signOut = useSignOut({ everywhere: true });
  return (
    <Choice title={t('profile.sessions')} text={t('profile.sessionsText')}>
      <Button variant="default" onClick={() => void signOut()}>
        {t('profile.signOutEverywhere')}
      </Button>
    </Choice>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Choice({ title, text, children }: ChoiceProps) {
  return (
    <Paper p="lg" component="section">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {children}
      </Group>
    </Paper>
  );
}
