import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconKeyboard,
  IconLogout,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { useSession } from '../core/session.ts';
import { PersonAvatar } from '../ui/PersonAvatar.tsx';
import { useOpenPanel } from './panels.tsx';
import { useSignOut } from '../core/useSignOut.ts';

export function UserMenu() {
  const { t } = useTranslation(['shell', 'common']);
  const { user } = useSession();
  const signOut = useSignOut();
  const openPanel = useOpenPanel();
  if (!user) return null;
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton>
          <PersonAvatar name={user.name} src={user.avatar} />
          <VisuallyHidden>{t('userMenu', { name: user.name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={600} size="sm" component="div">
            {user.name}
          </Text>
          <Text size="xs" c="dimmed" component="div">
            {t(`common:roles.${user.role}`)} · {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={16} aria-hidden />}
          component={Link}
          to={paths.profile}
        >
          {t('profile')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => openPanel('ownChanges')}
        >
          {t('ownChanges')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconAdjustments size={16} aria-hidden />}
          onClick={() => openPanel('settings')}
        >
          {t('settings.title')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={16} aria-hidden />}
          onClick={() => openPanel('keys')}
        >
          {t('keyboardShortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void signOut()}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
