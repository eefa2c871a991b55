import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { callRest } from '../../app/http.ts';
import { notifyFinal } from '../../app/notify.tsx';
import { groups } from '../../app/roles.ts';
import { type Role, useSession } from '../../app/session.ts';
import { useAttempt } from '../../components/useAttempt.ts';
import {
  type AccountsTable_AccountFragment,
  EndAccountSessionsDocument,
  ResetSecondFactorsDocument,
  UnlockAccountDocument,
  UpdateAccountDocument,
} from './AccountsTable.generated.ts';
import styles from './ProfileRows.module.css';

export function ManageAccount({ account }: { account: AccountsTable_AccountFragment }) {
  const { t } = useTranslation(['administration', 'common']);
  const format = useFormat();
  const { user } = useSession();
  const { setRole, setDisabled, unlock, endSessions, sendLink, resetFactors } = useChanges(account);
  const { name, email, role, isDisabled, isLocked, openSessions, hasSecondFactor, createdAt } =
    account;
  const made = t('made', { email, day: format.day(createdAt) });
  if (account.id === user?.id) {
    return (
      <Stack>
        <Text size="sm">{made}</Text>
        <Text size="sm">{t('own')}</Text>
      </Stack>
    );
  }
  return (
    <Stack>
      <Text size="sm">{made}</Text>
      <NativeSelect
        label={t('role')}
        value={role}
        data={groups.guest.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
        onChange={({ currentTarget }) => void setRole(currentTarget.value as Role)}
      />
      <div className={styles.rows}>
        <Row
          text={t(isLocked ? 'locked' : 'mayWait')}
          label={t('unlock')}
          onClick={() => void unlock()}
        />
        <Row
          text={t('openSessions', { count: openSessions })}
          label={t('endSessions')}
          isDisabled={openSessions === 0}
          onClick={() => void endSessions()}
        />
        <Row
          text={t(hasSecondFactor ? 'factors.on' : 'factors.off')}
          label={t('factors.reset')}
          isDisabled={!hasSecondFactor}
          onClick={() => void resetFactors()}
        />
        <Row
          text={t('reset')}
          label={t('sendLink')}
          isDisabled={isDisabled}
          onClick={() => void sendLink()}
        />
        <Row
          text={t(isDisabled ? 'isDisabled' : 'isActive', { name })}
          label={t(isDisabled ? 'enable' : 'disable')}
          onClick={() => void setDisabled(!isDisabled)}
        />
      </div>
    </Stack>
  );
}

interface RowProps {
  text: string;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children?: ReactNode;
}

function Row({ text, label, isDisabled = false, onClick }: RowProps) {
  return (
    <div className={styles.row}>
      <Text size="sm">{text}</Text>
      <Button variant="default" size="xs" disabled={isDisabled} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

function useChanges({ id, name, email }: AccountsTable_AccountFragment) {
  const { t } = useTranslation(['administration', 'common']);
  const attempt = useAttempt();
  const [update] = useMutation(UpdateAccountDocument);
  const [unlock] = useMutation(UnlockAccountDocument);
  const [endSessions] = useMutation(EndAccountSessionsDocument);
  const [resetFactors] = useMutation(ResetSecondFactorsDocument);
  const tell = async (change: Promise<unknown>, done: string) => {
    const isDone = await attempt(change.then(() => true));
    if (isDone) notifyFinal(done);
  };
  const input = { id };
  return {
    setRole: (role: Role) =>
      tell(
        update({ variables: { input: { id, role } } }),
        t('roleChanged', { name, role: t(`common:roles.${role}`) }),
      ),
    setDisabled: (isDisabled: boolean) =>
      tell(
        update({ variables: { input: { id, isDisabled } } }),
        t(isDisabled ? 'disabled' : 'enabled', { name }),
      ),
    unlock: () => tell(unlock({ variables: { input } }), t('unlocked', { name })),
    endSessions: () => tell(endSessions({ variables: { input } }), t('sessionsEnded', { name })),
    resetFactors: () =>
      tell(resetFactors({ variables: { input } }), t('factors.wasReset', { name })),
    sendLink: () =>
      tell(
        callRest('POST', '/api/auth/request-password-reset', { body: { email } }),
        t('linkSent', { email }),
      ),
  };
}
