import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { groups } from '../../core/roles.ts';
import type { Role } from '../../core/session.ts';
import { InviteAccountDocument } from './InviteForm.generated.ts';
import { useOwnForm } from '../accounts/useOwnForm.ts';

export function InviteForm({ own, close }: { own: Role; close: () => void }) {
  const { t } = useTranslation(['administration', 'common']);
  const [inviteAccount] = useMutation(InviteAccountDocument, {
    refetchQueries: ['InvitationsPage'],
  });
  const { form, isSending, submit } = useOwnForm(
    { email: '', role: 'GUEST' },
    async ({ email, role }) => {
      const { data } = await inviteAccount({ variables: { input: { email, role: role as Role } } });
      notifyFinal(t('invitations.sent', { email: data!.inviteAccount.invitation.email }));
      close();
    },
  );
  const roles = groups.guest.slice(groups.guest.indexOf(own)).toReversed();
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{t('invitations.text')}</Text>
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={t('role')}
          data={roles.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
          {...form.getInputProps('role')}
        />
        <Button type="submit" loading={isSending}>
          {t('invitations.send')}
        </Button>
      </Stack>
    </form>
  );
}
