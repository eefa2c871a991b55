import { Alert } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useSettings } from '../core/settings.ts';
import type { GuidePage } from './guide.ts';
import styles from './GuideArticle.module.css';
import { addressOf } from './useGuide.ts';

interface Props {
  page: GuidePage;
  previous: GuidePage | undefined;
  next: GuidePage | undefined;
}

/** Shows a page that was rendered when the client was built. */
export function GuideArticle({ page, previous, next }: Props) {
  const { t } = useTranslation('docs');
  const { language } = useSettings();
  const navigate = useNavigate();

  /** Follows links within the guide without a reload. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const address = link?.getAttribute('href') ?? '';
    if (!isPlain || !address.startsWith('/docs/')) return;
    event.preventDefault();
    void navigate(address);
  }

  return (
    <>
      {page.language === language ? null : (
        <Alert mb="lg" color="blue" className={styles.notice}>
          {t('englishOnly')}
        </Alert>
      )}
      <article
        className={styles.article}
        lang={page.language}
        onClick={follow}
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
      <nav aria-label={t('neighbours')} className={styles.neighbours}>
        {previous ? (
          <Link to={addressOf(previous.slug)} className={styles.neighbour} rel="prev">
            <IconArrowLeft size={18} aria-hidden />
            <span>
              <small>{t('previous')}</small>
              <span lang={previous.language}>{previous.title}</span>
            </span>
          </Link>
        ) : null}
        {next ? (
          <Link to={addressOf(next.slug)} className={styles.neighbour} rel="next">
            <span>
              <small>{t('next')}</small>
              <span lang={next.language}>{next.title}</span>
            </span>
            <IconArrowRight size={18} aria-hidden />
          </Link>
        ) : null}
      </nav>
    </>
  );
}
