import { useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DayList } from '../../ui/DayList.tsx';
import { paths } from '../../core/paths.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationsDrawerDocument } from './NotificationsDrawer.generated.ts';
import { useDeleteAllNotifications } from './useDeleteNotification.ts';

export function NotificationsDrawer({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const removeAll = useDeleteAllNotifications();
  const { data, error, refetch } = useQuery(NotificationsDrawerDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) {
    return (
      <Alert color="red" role="alert" title={t('common:pages.failedTitle')}>
        <Text mb="sm">{t('common:pages.failedText')}</Text>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('common:retry')}</Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Stack>
    );
  }
  const { nodes } = data.notifications;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Anchor component={Link} to={paths.notifications} size="sm" onClick={onLeave}>
          {t('showAll')}
        </Anchor>
        {nodes.length > 0 ? (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => void removeAll(nodes[0]?.timestamp)}
          >
            {t('deleteAll')}
          </Button>
        ) : null}
      </Group>
      {nodes.length === 0 ? <Text c="dimmed">{t('empty.text')}</Text> : null}
      <DayList entries={nodes} timeOf={({ timestamp }) => timestamp}>
        {(notification) => <NotificationItem notification={notification} onLeave={onLeave} />}
      </DayList>
    </Stack>
  );
}
