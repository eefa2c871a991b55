import { useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { callRest } from '../../core/http.ts';
import { notifyFinal } from '../../core/notify.tsx';
import { groups } from '../../core/roles.ts';
import { type Role, useSession } from '../../core/session.ts';
import { Question } from '../../ui/Question.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
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
  const [isAsked, { open, close }] = useDisclosure();
  const [isDisabling, disabling] = useDisclosure();
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
      <RoleForm key={role} role={role} onSave={setRole} />
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
          onClick={open}
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
          onClick={isDisabled ? () => void setDisabled(false) : disabling.open}
        />
      </div>
      <Question
        isOpen={isAsked}
        title={t('factors.reset')}
        text={t('factors.sure', { name })}
        onClose={close}
        onYes={() => void resetFactors()}
      />
      <Question
        isOpen={isDisabling}
        title={t('disable')}
        text={t('disableSure', { name })}
        onClose={disabling.close}
        onYes={() => void setDisabled(true)}
      />
    </Stack>
  );
}

function RoleForm({ role, onSave }: { role: Role; onSave: (role: Role) => Promise<void> }) {
  const { t } = useTranslation(['administration', 'common']);
  const [chosen, setChosen] = useState(role);
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    await onSave(chosen);
    setSaving(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group align="flex-end" gap="xs">
        <NativeSelect
          flex={1}
          label={t('role')}
          value={chosen}
          data={groups.guest.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value as Role)}
        />
        <Button type="submit" loading={isSaving} disabled={chosen === role}>
          {t('common:save')}
        </Button>
      </Group>
    </form>
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
