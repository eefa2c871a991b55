import { ActionIcon, Anchor, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.css';
import { IconTrash } from '@tabler/icons-react';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { NotificationItem_NotificationFragment } from './NotificationItem.generated.ts';
import { colorOf, iconOf } from './notificationKinds.ts';
import { useDeleteNotification } from './useDeleteNotification.ts';
import { useReadNotifications } from './useReadNotifications.ts';
import { useNotificationTitle } from './useNotificationTitle.ts';

interface Props {
  notification: NotificationItem_NotificationFragment;
  onLeave?: () => void;
}

export function NotificationItem({ notification, onLeave }: Props) {
  const { t } = useTranslation('notifications');
  const read = useReadNotifications();
  const { id, heading, icon, timestamp, subtitle, path } = notification;
  const title = useNotificationTitle(notification);
  const remove = useDeleteNotification({ id, title });
  function open() {
    void read({ notifications: [id] });
    onLeave?.();
  }
  return (
    <Group wrap="nowrap" align="flex-start" gap="sm" py="sm">
      <ThemeIcon variant="light" size="lg" radius="xl" color={colorOf(icon.color)}>
        {createElement(iconOf(icon.name), { size: 18, 'aria-hidden': true })}
      </ThemeIcon>
      <Stack gap={2} flex={1} miw={0}>
        <Text size="xs" c="dimmed">
          {t(`headings.${heading}`)} · <RelativeTime moment={timestamp} />
        </Text>
        <Anchor component={Link} to={path} fw={600} size="sm" onClick={open}>
          {title}
        </Anchor>
        <Text size="sm">{subtitle}</Text>
      </Stack>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('delete', { title })}
        onClick={() => void remove()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
