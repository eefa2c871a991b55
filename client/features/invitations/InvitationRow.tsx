import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyFinal } from '../../core/notify.tsx';
import { groups } from '../../core/roles.ts';
import type { Role } from '../../core/session.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import {
  type InvitationRow_InvitationFragment,
  ResendInvitationDocument,
  RevokeInvitationDocument,
} from './InvitationRow.generated.ts';
import styles from '../accounts/ProfileRows.module.css';

interface Props {
  invitation: InvitationRow_InvitationFragment;
  /** The reader's role; invitations to a higher one are not theirs to manage. */
  own: Role;
}

export function InvitationRow({ invitation, own }: Props) {
  const { t } = useTranslation(['administration', 'common']);
  const format = useFormat();
  const { email, role, invitedBy, expiresAt, isExpired } = invitation;
  const { resend, revoke, isSending, isRevoking } = useChanges(invitation);
  const isManaged = groups.guest.indexOf(role) >= groups.guest.indexOf(own);
  return (
    <li className={styles.row}>
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {email}
          </Text>
          {isExpired ? (
            <StatusBadge color="gray" size="sm">
              {t('invitations.expired')}
            </StatusBadge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          {t(`common:roles.${role}`)} · {t('invitations.by', { name: invitedBy })}
          {isExpired ? null : ` · ${t('invitations.until', { day: format.day(expiresAt) })}`}
        </Text>
      </Stack>
      {isManaged ? (
        <Group gap="xs" justify="flex-end">
          <Button
            variant="default"
            size="xs"
            loading={isSending}
            aria-label={t('invitations.resendOne', { email })}
            onClick={() => void resend()}
          >
            {t('invitations.resend')}
          </Button>
          <Button
            variant="default"
            size="xs"
            loading={isRevoking}
            aria-label={t('invitations.revokeOne', { email })}
            onClick={() => void revoke()}
          >
            {t('invitations.revoke')}
          </Button>
        </Group>
      ) : null}
    </li>
  );
}

function useChanges({ id, email }: InvitationRow_InvitationFragment) {
  const { t } = useTranslation('administration');
  const attempt = useAttempt();
  const again = { refetchQueries: ['InvitationsPage'], variables: { input: { id } } };
  const [resend, { loading: isSending }] = useMutation(ResendInvitationDocument, again);
  const [revoke, { loading: isRevoking }] = useMutation(RevokeInvitationDocument, again);
  return {
    isSending,
    isRevoking,
    async resend() {
      if (await attempt(resend())) notifyFinal(t('invitations.sent', { email }));
    },
    async revoke() {
      if (await attempt(revoke())) notifyFinal(t('invitations.revoked', { email }));
    },
  };
}
