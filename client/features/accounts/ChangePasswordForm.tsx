import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ChangePasswordDocument } from './SignInSection.generated.ts';
import { useOwnForm } from './useOwnForm.ts';

export function ChangePasswordForm({ close }: { close: () => void }) {
  const { t } = useTranslation('profile');
  const [changePassword] = useMutation(ChangePasswordDocument, {
    refetchQueries: ['ProfilePage'],
  });
  const { form, isSending, submit } = useOwnForm(
    { currentPassword: '', password: '' },
    async (input) => {
      await changePassword({ variables: { input } });
      notifyFinal(t('signIn.passwordChanged'));
      close();
    },
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">
          {t('signIn.endsOthers')} {t('signIn.forgotten')}
        </Text>
        <PasswordField
          label={t('signIn.current')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordField label={t('signIn.newPassword')} {...form.getInputProps('password')} />
        <Button type="submit" loading={isSending}>
          {t('signIn.savePassword')}
        </Button>
      </Stack>
    </form>
  );
}
