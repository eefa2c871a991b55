import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { session } from '../../core/session.ts';
import { PasswordField } from './PasswordField.tsx';
import { ChangeEmailDocument } from './SignInSection.generated.ts';
import { useOwnForm } from './useOwnForm.ts';

export function ChangeEmailForm({ close }: { close: () => void }) {
  const { t } = useTranslation('profile');
  const [changeEmail] = useMutation(ChangeEmailDocument);
  const { form, isSending, submit } = useOwnForm(
    { email: '', currentPassword: '' },
    async (input) => {
      const { data } = await changeEmail({ variables: { input } });
      const { email } = data!.changeEmail.account;
      session.changeUser({ email });
      notifyFinal(t('signIn.emailChanged', { email }));
      close();
    },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('signIn.newEmail')}
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('signIn.current')}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <Button type="submit" loading={isSending}>
          {t('signIn.saveEmail')}
        </Button>
      </Stack>
    </form>
  );
}
