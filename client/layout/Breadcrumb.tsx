import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.css';
import { IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { homePathOf } from '../core/homePath.ts';
import { useSession } from '../core/session.ts';
import { navigationFor, pagesFor } from './navigation.ts';
import styles from './Breadcrumb.module.css';
import { useListOrigin } from '../core/listOrigin.ts';

export function Breadcrumb({ title }: { title: string }) {
  const { t } = useTranslation(['shell', 'common', 'showcase']);
  const { user } = useSession();
  const { pathname } = useLocation();
  const { wayBack } = useListOrigin();
  const pages = pagesFor(user?.role);
  const segments = pathname.split('/').filter(Boolean);
  const places = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const above = places.slice(0, -1).flatMap((path) => {
    const page = pages.find((each) => each.path === path);
    return page && t(page.label) !== title ? [{ path, label: t(page.label) }] : [];
  });
  const group = navigationFor(user?.role).find(
    (entry) =>
      entry.kind === 'group' &&
      entry.links.some(
        ({ path, label }) => path === pathname || (places.includes(path) && t(label) === title),
      ),
  );
  return (
    <Breadcrumbs component="nav" aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <Anchor component={Link} to={homePathOf(user?.role)} aria-label={t('common:home')} size="sm">
        <IconHome size={16} aria-hidden />
      </Anchor>
      {group && t(group.label) !== title ? (
        <Text size="sm" c="dimmed">
          {t(group.label)}
        </Text>
      ) : null}
      {above.map(({ path, label }) => (
        <Anchor key={path} component={Link} to={wayBack(path)} size="sm">
          {label}
        </Anchor>
      ))}
      <Text size="sm" c="dimmed" aria-current="page" truncate>
        {title}
      </Text>
    </Breadcrumbs>
  );
}
