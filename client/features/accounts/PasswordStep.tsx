import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField.tsx';
import { useOwnForm } from './useOwnForm.ts';

interface Props {
  text: string;
  label: string;
  color?: string;
  send: (input: { currentPassword: string }) => Promise<void>;
}

/** Asks for the current password before something that signs in is changed. */
export function PasswordStep({ text, label, color, send }: Props) {
  const { t } = useTranslation('profile');
  const { form, isSending, submit } = useOwnForm({ currentPassword: '' }, send);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{text}</Text>
        <PasswordField
          label={t('signIn.current')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <Button type="submit" loading={isSending} {...(color && { color })}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
