import { NavLink } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Settings } from '../../core/settings.ts';
import { isCurrent, type NavigationGroup as Group, type NavigationLink } from '../navigation.ts';
import { useCounts } from '../useCounts.tsx';
import { CountBadge } from './CountBadge.tsx';
import styles from './SideNavigation.module.css';

interface Props {
  group: Group;
  mode: Settings['sidebarMode'];
  onLeave?: (() => void) | undefined;
}

/** Expands below its name; a compact bar is wide as soon as one of its groups is pressed. */
export function NavigationGroup({ group, mode, onLeave }: Props) {
  const { t } = useTranslation(['shell', 'showcase']);
  const location = useLocation();
  const counts = useCounts();
  const [choice, setChoice] = useState<{ isOpen: boolean; at: string }>();
  const holdsCurrent = group.links.some((link) => isCurrent(link, location));
  const isArrival = holdsCurrent && choice?.at !== location.pathname;
  const isOpen = isArrival || (choice?.isOpen ?? false);
  const isCompact = mode === 'compact';
  const waiting = group.links.reduce((sum, { count }) => sum + (count ? counts[count] : 0), 0);
  const { icon: Icon } = group;
  const name = t(group.label);
  return (
    <NavLink
      component="button"
      className={styles.entry}
      aria-label={isCompact ? name : undefined}
      active={isCompact && holdsCurrent}
      label={isCompact ? null : name}
      leftSection={
        <>
          <Icon size={20} stroke={1.75} aria-hidden />
          {isCompact && waiting > 0 ? <span className={styles.dot} aria-hidden /> : null}
        </>
      }
      rightSection={<IconChevronRight size={16} className={styles.chevron} aria-hidden />}
      disableRightSectionRotation
      aria-expanded={isOpen && !isCompact}
      opened={isOpen && !isCompact}
      onChange={(opened) => setChoice({ isOpen: opened, at: location.pathname })}
      childrenOffset={20}
    >
      {isOpen && !isCompact
        ? group.links.map((link) => <Child key={link.path} link={link} onLeave={onLeave} />)
        : []}
    </NavLink>
  );
}

function Child({ link, onLeave }: { link: NavigationLink; onLeave?: (() => void) | undefined }) {
  const { t } = useTranslation(['shell', 'showcase']);
  const counts = useCounts();
  const isActive = isCurrent(link, useLocation());
  const { icon: Icon, count } = link;
  return (
    <NavLink
      component={Link}
      to={link.path}
      className={styles.child}
      active={isActive}
      aria-current={isActive ? 'page' : undefined}
      label={t(link.label)}
      leftSection={Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : null}
      rightSection={<CountBadge count={count && counts[count]} />}
      onClick={onLeave}
    />
  );
}
