import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useSignOut } from '../../core/useSignOut.ts';
import { ProfileSection } from '../accounts/ProfileSection.tsx';
import {
  EndSessionsDocument,
  type SessionsSection_SessionFragment,
} from './SessionsSection.generated.ts';
import styles from '../accounts/ProfileRows.module.css';

interface Props {
  sessions: readonly SessionsSection_SessionFragment[];
}

export function SessionsSection({ sessions }: Props) {
  const { t } = useTranslation('profile');
  const signOut = useSignOut({ everywhere: true });
  const endSessions = useEndSessions();
  async function endOthers() {
    const count = await endSessions();
    if (count !== undefined) notifyFinal(t('sessions.othersEnded', { count }));
  }
  return (
    <ProfileSection title={t('sessions.title')} text={t('sessions.text')}>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          disabled={sessions.every(({ isCurrent }) => isCurrent)}
          onClick={() => void endOthers()}
        >
          {t('sessions.endOthers')}
        </Button>
        <Button variant="default" onClick={() => void signOut()}>
          {t('sessions.everywhere')}
        </Button>
      </Group>
    </ProfileSection>
  );
}

function SessionRow({ session }: { session: SessionsSection_SessionFragment }) {
  const { t } = useTranslation('profile');
  const endSessions = useEndSessions();
  const device = useDeviceName(session);
  async function end() {
    if ((await endSessions(session.id)) !== undefined) notifyFinal(t('sessions.ended'));
  }
  return (
    <li className={styles.row}>
      <Stack gap={2} miw={0}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {device}
          </Text>
          {session.isCurrent ? (
            <StatusBadge color="green" size="sm">
              {t('sessions.current')}
            </StatusBadge>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          {session.address ? `${session.address} · ` : null}
          {t('sessions.used')} <RelativeTime moment={session.seenAt} /> · {t('sessions.began')}{' '}
          <RelativeTime moment={session.createdAt} />
        </Text>
      </Stack>
      {session.isCurrent ? null : (
        <Button
          variant="default"
          size="xs"
          aria-label={t('sessions.endOne', { device })}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: SessionsSection_SessionFragment): string {
  const { t } = useTranslation('profile');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

/** Ends one session, or every other one; resolves to how many it ended, undefined when it was refused. */
function useEndSessions() {
  const attempt = useAttempt();
  const [run] = useMutation(EndSessionsDocument, { refetchQueries: ['ProfilePage'] });
  return async (sessionId?: string) => {
    const input = sessionId === undefined ? {} : { sessionId };
    const ended = await attempt(run({ variables: { input } }));
    return ended?.data?.endSessions.endedSessions;
  };
}
