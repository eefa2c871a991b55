import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionBar } from '../../ui/ConnectionBar.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './PublicScreen.module.css';

export function PublicScreen({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation(['accounts', 'common']);
  return (
    <div className={styles.screen}>
      <aside className={styles.brand}>
        <Shelves />
        <p className={styles.tagline}>{t('tagline')}</p>
      </aside>
      <main className={styles.main}>
        <Stack className={styles.form} gap="lg">
          <ConnectionBar />
          <div className={styles.product}>
            <Logo size={40} />
            <span>{t('common:productName')}</span>
          </div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {children}
          <LanguageSwitch />
        </Stack>
      </main>
    </div>
  );
}

function Shelves() {
  return (
    <svg className={styles.shelves} viewBox="0 0 400 360" aria-hidden>
      <g className={styles.boards}>
        <path d="M30 110h340M30 220h340M30 330h340M50 20v330M350 20v330" />
      </g>
      <g className={styles.boxes}>
        <rect x="70" y="58" width="64" height="48" rx="6" />
        <rect x="142" y="74" width="44" height="32" rx="6" />
        <rect x="246" y="50" width="82" height="56" rx="6" />
        <rect x="70" y="176" width="92" height="40" rx="6" />
        <rect x="176" y="160" width="52" height="56" rx="6" />
        <rect x="280" y="182" width="48" height="34" rx="6" />
        <rect x="96" y="272" width="58" height="54" rx="6" />
        <rect x="230" y="282" width="98" height="44" rx="6" />
      </g>
      <g className={styles.marked}>
        <rect x="176" y="284" width="42" height="42" rx="6" />
        <rect x="198" y="66" width="36" height="40" rx="6" />
        <rect x="240" y="174" width="30" height="42" rx="6" />
      </g>
    </svg>
  );
}
