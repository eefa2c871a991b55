import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { callRest, refusalMessage } from '../../core/http.ts';
import { notify, notifyProblem } from '../../core/notify.tsx';
import type { User } from '../../core/session.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import type { SignInSection_AccountFragment } from './SignInSection.generated.ts';
import styles from './ProfileRows.module.css';

const ChangePasswordForm = lazyPart(
  async () => (await import('./ChangePasswordForm.tsx')).ChangePasswordForm,
);

interface Props {
  user: User;
  account: SignInSection_AccountFragment;
  children: ReactNode;
}

export function SignInSection({ user, account: { hasPassword }, children }: Props) {
  const { t } = useTranslation('profile');
  const [opened, setOpened] = useState<'email' | 'password'>();
  const close = () => setOpened(undefined);
  return (
    <ProfileSection title={t('signIn.title')}>
      <div className={styles.rows}>
        <SignInRow name={t('signIn.email')} text={user.email}>
          <Button variant="default" size="xs" onClick={() => setOpened('email')}>
            {t('signIn.changeEmail')}
          </Button>
        </SignInRow>
        <SignInRow
          name={t('signIn.password')}
          text={t(hasPassword ? 'signIn.hidden' : 'signIn.noPassword')}
        >
          {hasPassword ? (
            <Button variant="default" size="xs" onClick={() => setOpened('password')}>
              {t('signIn.changePassword')}
            </Button>
          ) : (
            <SetPasswordButton email={user.email} />
          )}
        </SignInRow>
        {children}
      </div>
      <PlainDialog isOpen={opened === 'email'} onClose={close} title={t('signIn.changeEmail')}>
        <ChangeEmailForm close={close} />
      </PlainDialog>
      <PlainDialog
        isOpen={opened === 'password'}
        onClose={close}
        title={t('signIn.changePassword')}
      >
        <Suspense fallback={<Skeleton height={260} />}>
          <ChangePasswordForm close={close} />
        </Suspense>
      </PlainDialog>
    </ProfileSection>
  );
}

/** Sends a link to set a password, since there is none to ask for first. */
function SetPasswordButton({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const [isSending, setSending] = useState(false);
  async function send() {
    setSending(true);
    try {
      await callRest('POST', '/api/auth/request-password-reset', { body: { email } });
      notify(t('signIn.linkSent', { email }));
    } catch (error) {
      notifyProblem(refusalMessage(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <Button variant="default" size="xs" loading={isSending} onClick={() => void send()}>
      {t('signIn.setPassword')}
    </Button>
  );
}

interface RowProps {
  name: string;
  text: string;
  children: ReactNode;
}

export function SignInRow({ name, text, children }: RowProps) {
  return (
    <div className={styles.row}>
      <Stack gap={2} miw={0}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Stack>
      {children}
    </div>
  );
}
