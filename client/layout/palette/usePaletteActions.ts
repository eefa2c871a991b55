import {
  type Icon,
  IconFilePlus,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type Group, useIsInGroup } from '../../app/roles.ts';
import { changeSettings, languageNames, languages, useSettings } from '../../app/settings.ts';
import { useSignOut } from '../useSignOut.ts';

export interface PaletteAction {
  name: string;
  icon: Icon;
  run: () => void;
  group?: Group;
}

/** What can be done from anywhere, as far as the role may. */
export function usePaletteActions(): PaletteAction[] {
  const { t } = useTranslation('shell');
  const { theme, language } = useSettings();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const mayEdit = useIsInGroup('editor');
  const otherLanguage = languages.find((each) => each !== language)!;
  const isDark = theme === 'dark';
  const actions: PaletteAction[] = [
    {
      name: t('actions.newInvoice'),
      icon: IconFilePlus,
      run: () => void navigate(paths.newInvoice),
      group: 'editor',
    },
    {
      name: isDark ? t('lightTheme') : t('darkTheme'),
      icon: isDark ? IconSun : IconMoon,
      run: () => changeSettings({ theme: isDark ? 'light' : 'dark' }),
    },
    {
      name: t('actions.changeLanguage', { language: languageNames[otherLanguage] }),
      icon: IconLanguage,
      run: () => changeSettings({ language: otherLanguage }),
    },
    { name: t('signOut'), icon: IconLogout, run: () => void signOut() },
  ];
  return actions.filter(({ group }) => group === undefined || mayEdit);
}
