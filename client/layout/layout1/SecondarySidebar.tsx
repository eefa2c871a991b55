import { ActionIcon, Stack, Tooltip } from '@mantine/core';
import {
  IconAdjustments,
  IconBell,
  IconCalendar,
  IconChecklist,
  IconLayoutKanban,
  IconMail,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useOpenPanel } from '../panels.tsx';

const links = [
  { label: 'navigation.inbox', path: paths.messages, icon: IconMail },
  { label: 'navigation.calendar', path: paths.calendar, icon: IconCalendar },
  { label: 'navigation.todo', path: paths.todos, icon: IconChecklist },
  { label: 'navigation.notifications', path: paths.notifications, icon: IconBell },
  { label: 'navigation.boards', path: paths.boards, icon: IconLayoutKanban },
] as const;

export function SecondarySidebar() {
  const { t } = useTranslation('shell');
  const openPanel = useOpenPanel();
  const look = { variant: 'subtle', color: 'gray', size: 'xl' } as const;
  return (
    <Stack component="nav" aria-label={t('shortcuts')} align="center" gap="xs" py="sm">
      {links.map(({ label, path, icon: Icon }) => (
        <Tooltip key={path} label={t(label)} position="left">
          <ActionIcon {...look} component={Link} to={path} aria-label={t(label)}>
            <Icon size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <Tooltip label={t('settings.title')} position="left">
        <ActionIcon
          {...look}
          aria-label={t('settings.title')}
          onClick={() => openPanel('settings')}
        >
          <IconAdjustments size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Stack>
  );
}
