import { Anchor } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { homePathOf } from '../core/homePath.ts';
import { useSession } from '../core/session.ts';
import { pagesFor } from './navigation.ts';
import styles from './Breadcrumb.module.css';
import { useListOrigin } from '../core/listOrigin.ts';

/** Links home and to the pages above this one; nothing on a page that the menu names. */
export function Breadcrumb({ title }: { title: string }) {
  const { t } = useTranslation(['shell', 'common', 'showcase']);
  const { user } = useSession();
  const { pathname } = useLocation();
  const { wayBack } = useListOrigin();
  const pages = pagesFor(user?.role);
  const segments = pathname.split('/').filter(Boolean);
  const above = segments.slice(0, -1).flatMap((_, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    const page = pages.find((each) => each.path === path);
    return page && t(page.label) !== title ? [{ path, label: t(page.label) }] : [];
  });
  if (above.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <Anchor component={Link} to={homePathOf(user?.role)} aria-label={t('common:home')} size="sm">
        <IconHome size={16} aria-hidden />
      </Anchor>
      {above.map(({ path, label }) => (
        <Anchor key={path} component={Link} to={wayBack(path)} size="sm">
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
