import { AppShell, Container, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { NavigationProgress } from '@mantine/nprogress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../app/settings.ts';
import { Logo } from '../../components/Logo.tsx';
import { useNavigationProgress } from '../useNavigationProgress.ts';
import styles from './Layout1.module.css';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';

/** The specification's measures, in pixels. */
const TOP_BAR = 64;
const SIDEBAR = { full: 260, compact: 80 };
const CONTAINED = 1200;
const MOBILE_BELOW = 767;

/** A fixed top bar, a side navigation that is a drawer on a phone, and the page in a contained column. */
export function Layout1({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common']);
  const { sidebarMode } = useSettings();
  const [isDrawerOpen, drawer] = useDisclosure(false);
  useNavigationProgress();
  return (
    <AppShell
      header={{ height: TOP_BAR }}
      navbar={{
        width: SIDEBAR[sidebarMode],
        breakpoint: MOBILE_BELOW,
        collapsed: { mobile: true },
      }}
      layout="alt"
      padding="lg"
    >
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <AppShell.Header className={styles.header}>
        <NavigationProgress withinPortal={false} aria-label={t('common:loading')} />
        <TopBar onOpenDrawer={drawer.open} />
      </AppShell.Header>
      <AppShell.Navbar className={styles.navbar}>
        <SideNavigation mode={sidebarMode} />
      </AppShell.Navbar>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size={SIDEBAR.full}
        title={<Logo />}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <SideNavigation mode="full" onLeave={drawer.close} />
      </Drawer>
      <AppShell.Main id="content" tabIndex={-1} className={styles.main}>
        <Container size={CONTAINED} p={0}>
          {children}
        </Container>
      </AppShell.Main>
    </AppShell>
  );
}
