import { ActionIcon, Group, Indicator } from '@mantine/core';
import '@mantine/core/styles/Indicator.css';
import { IconLayoutSidebar, IconMenu2, IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from '../../core/settings.ts';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import { NotificationsBell } from '../../features/notifications/NotificationsBell.tsx';
import { useOpenPanel } from '../panels.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { useCounts } from '../useCounts.tsx';
import { UserMenu } from '../UserMenu.tsx';
import styles from './TopBar.module.css';

export function TopBar({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  const { t } = useTranslation('shell');
  const { notifications } = useCounts();
  return (
    <Group className={styles.bar} justify="space-between" wrap="nowrap">
      <Group className={styles.group} wrap="nowrap">
        <MenuToggle onOpenDrawer={onOpenDrawer} />
        <PaletteButton />
      </Group>
      <Group className={styles.group} wrap="nowrap">
        <NotificationsBell count={notifications} />
        <ChatButton />
        <LanguageMenu />
        <ThemeToggle labels={{ light: t('lightTheme'), dark: t('darkTheme') }} />
        <UserMenu />
      </Group>
    </Group>
  );
}

/** Opens the drawer on a phone, else toggles the navigation's width. */
function MenuToggle({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  const { t } = useTranslation('shell');
  const { sidebarMode } = useSettings();
  const isCompact = sidebarMode === 'compact';
  return (
    <>
      <ActionIcon
        className={styles.onPhone}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('openMenu')}
        onClick={onOpenDrawer}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={styles.onDesk}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={isCompact ? t('widenMenu') : t('narrowMenu')}
        onClick={() => changeSettings({ sidebarMode: isCompact ? 'full' : 'compact' })}
      >
        <IconLayoutSidebar size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}

function ChatButton() {
  const { t } = useTranslation('shell');
  const { chats } = useCounts();
  const openPanel = useOpenPanel();
  return (
    <Indicator label={chats} disabled={chats === 0} size={18} offset={6} color="red.9">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-haspopup="dialog"
        aria-label={t('openChat', { count: chats })}
        onClick={() => openPanel('chat')}
      >
        <IconMessageCircle size={20} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
