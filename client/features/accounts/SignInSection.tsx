import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../app/session.ts';
import { PlainDialog } from '../../components/PlainDialog.tsx';
import { ChangeEmailForm } from './ChangeEmailForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import styles from './ProfileRows.module.css';

export function SignInSection({ user }: { user: User }) {
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
        <SignInRow name={t('signIn.password')} text={t('signIn.hidden')}>
          <Button variant="default" size="xs" onClick={() => setOpened('password')}>
            {t('signIn.changePassword')}
          </Button>
        </SignInRow>
      </div>
      <PlainDialog isOpen={opened === 'email'} onClose={close} title={t('signIn.changeEmail')}>
        <ChangeEmailForm close={close} />
      </PlainDialog>
      <PlainDialog
        isOpen={opened === 'password'}
        onClose={close}
        title={t('signIn.changePassword')}
      >
        <ChangePasswordForm close={close} />
      </PlainDialog>
    </ProfileSection>
  );
}

interface RowProps {
  name: string;
  text: string;
  children: React.ReactNode;
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
