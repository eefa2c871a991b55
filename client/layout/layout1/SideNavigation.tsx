import { NavLink, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import type { Settings } from '../../app/settings.ts';
import { Logo } from '../../components/Logo.tsx';
import { type NavigationEntry, navigationFor } from '../navigation.ts';
import styles from './SideNavigation.module.css';

interface Props {
  mode: Settings['sidebarMode'];
  /** Called when a link was followed, so that a drawer can close. */
  onLeave?: () => void;
}

/** The entries that the caller's role may open: icons alone when compact, with labels when full. */
export function SideNavigation({ mode, onLeave }: Props) {
  const { t } = useTranslation(['shell', 'common']);
  const { user } = useSession();
  return (
    <nav className={styles.navigation} data-mode={mode} aria-label={t('mainNavigation')}>
      {onLeave ? null : (
        <div className={styles.brand}>
          <Logo size={36} />
          {mode === 'full' ? <span className={styles.name}>{t('common:productName')}</span> : null}
        </div>
      )}
      {navigationFor(user?.role).map((entry) => (
        <Entry key={entry.path} entry={entry} mode={mode} onLeave={onLeave} />
      ))}
    </nav>
  );
}

function Entry({ entry, mode, onLeave }: Props & { entry: NavigationEntry }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { path, icon: Icon } = entry;
  const isCompact = mode === 'compact';
  const label = t(`navigation.${entry.label}`);
  const isActive = pathname === path || pathname.startsWith(`${path}/`);
  return (
    <Tooltip label={label} position="right" disabled={!isCompact}>
      <NavLink
        component={Link}
        to={path}
        className={styles.entry}
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        aria-label={label}
        label={isCompact ? null : label}
        leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
        onClick={onLeave}
      />
    </Tooltip>
  );
}
