import { useReadQuery } from '@apollo/client/react';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { notify, notifyProblem } from '../../app/notify.tsx';
import { callRest, refusalMessage } from '../../app/http.ts';
import { useSession } from '../../app/session.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import type { loader } from './ProfilePage.loader.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export function ProfilePage() {
  const { t } = useTranslation(['profile', 'common']);
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageTitle title={t('title')} />
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
        <SessionsSection sessions={data.sessions} />
      </Stack>
    </>
  );
}

function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    try {
      await callRest('POST', '/api/auth/request-password-reset', { body: { email } });
      notify(t('linkSent', { email }));
    } catch (error) {
      notifyProblem(refusalMessage(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <ProfileSection
      title={t('password')}
      text={t('passwordText')}
      actions={
        <Button variant="default" loading={isSending} onClick={() => void send()}>
          {t('sendLink')}
        </Button>
      }
    />
  );
}
