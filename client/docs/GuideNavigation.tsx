import { NavLink, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GuidePage, GuideSection } from './guide.ts';
import styles from './GuideNavigation.module.css';
import { addressOf } from './useGuide.ts';

const sections: readonly GuideSection[] = ['user', 'developer', 'operator', 'project'];

interface Props {
  pages: readonly GuidePage[];
  current: string | undefined;
  onLeave?: () => void;
}

export function GuideNavigation({ pages, current, onLeave }: Props) {
  const { t } = useTranslation('docs');
  return (
    <nav aria-label={t('pages')} className={styles.navigation}>
      {sections.map((section) => (
        <section key={section}>
          <Text component="h2" className={styles.section}>
            {t(`sections.${section}`)}
          </Text>
          <ul className={styles.list}>
            {pages
              .filter((page) => page.section === section)
              .map(({ slug, title, language }) => (
                <li key={slug}>
                  <NavLink
                    component={Link}
                    to={addressOf(slug)}
                    className={styles.link}
                    lang={language}
                    label={title}
                    active={slug === current}
                    aria-current={slug === current ? 'page' : undefined}
                    onClick={onLeave}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
