import { Drawer, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, ScrollRestoration, useParams } from 'react-router-dom';
import styles from './Guide.module.css';
import { GuideArticle } from './GuideArticle.tsx';
import { GuideContents } from './GuideContents.tsx';
import { GuideHeader } from './GuideHeader.tsx';
import { GuideNavigation } from './GuideNavigation.tsx';
import { addressOf, useGuide } from './useGuide.ts';

export function Guide() {
  const { t } = useTranslation(['docs', 'common']);
  const pages = useGuide();
  const { '*': path = '' } = useParams();
  const [isMenuOpen, menu] = useDisclosure(false);
  const slug = path.replace(/\/$/, '');
  const place = slug === '' ? 0 : pages.findIndex((page) => page.slug === slug);
  const page = pages[place];
  return (
    <>
      <title>{`${page?.title ?? t('notFoundTitle')} · ${t('title')} · ${t('common:productName')}`}</title>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <GuideHeader isMenuOpen={isMenuOpen} onOpenMenu={menu.open} />
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        title={t('pages')}
        size={300}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        attributes={{ header: { role: 'presentation' } }}
      >
        <GuideNavigation pages={pages} current={page?.slug} onLeave={menu.close} />
      </Drawer>
      <div className={styles.columns}>
        <div className={styles.side}>
          <GuideNavigation pages={pages} current={page?.slug} />
        </div>
        <main id="content" tabIndex={-1} className={styles.main}>
          {page ? (
            <GuideArticle page={page} previous={pages[place - 1]} next={pages[place + 1]} />
          ) : (
            <NoSuchPage first={pages[0]!.slug} />
          )}
        </main>
        {page ? <GuideContents headings={page.headings} language={page.language} /> : null}
      </div>
      <ScrollRestoration />
    </>
  );
}

function NoSuchPage({ first }: { first: string }) {
  const { t } = useTranslation('docs');
  return (
    <>
      <Title order={1}>{t('notFoundTitle')}</Title>
      <Text my="md">{t('notFoundText')}</Text>
      <Link to={addressOf(first)}>{t('toFirstPage')}</Link>
    </>
  );
}
