import { Anchor, Burger, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changeSettings, type Language, useSettings } from '../core/settings.ts';
import { Logo } from '../ui/Logo.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import styles from './GuideHeader.module.css';
import { GuideSearch } from './GuideSearch.tsx';

const others: Record<Language, { language: Language; name: string }> = {
  en: { language: 'pt-BR', name: 'Português' },
  'pt-BR': { language: 'en', name: 'English' },
};

interface Props {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

export function GuideHeader({ isMenuOpen, onOpenMenu }: Props) {
  const { t } = useTranslation(['docs', 'common']);
  const { language } = useSettings();
  return (
    <header className={styles.header}>
      <Burger
        className={styles.burger}
        size="sm"
        opened={isMenuOpen}
        onClick={onOpenMenu}
        aria-label={t('openPages')}
      />
      <Anchor component={Link} to="/docs" underline="never" c="inherit" className={styles.brand}>
        <Logo size={32} />
        <span className={styles.name}>{t('title')}</span>
      </Anchor>
      <GuideSearch key={language} />
      <div className={styles.actions}>
        <Anchor href="/" className={styles.toApplication}>
          {t('toApplication')}
        </Anchor>
        <LanguageSwitch />
        <ThemeToggle labels={{ light: t('lightTheme'), dark: t('darkTheme') }} />
      </div>
    </header>
  );
}

function LanguageSwitch() {
  const { i18n } = useTranslation();
  const { language } = useSettings();
  const other = others[language];
  function choose() {
    changeSettings({ language: other.language });
    void i18n.changeLanguage(other.language);
  }
  return (
    <Button variant="subtle" color="gray" size="compact-sm" lang={other.language} onClick={choose}>
      {other.name}
    </Button>
  );
}
