import {
  type Icon,
  IconAdjustments,
  IconApi,
  IconBook2,
  IconBrandGraphql,
  IconChecklist,
  IconFileImport,
  IconFilePlus,
  IconHistory,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPackage,
  IconSun,
  IconTargetArrow,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type Group, isInGroup } from '../../app/roles.ts';
import { useSession } from '../../app/session.ts';
import { changeSettings, languageNames, languages, useSettings } from '../../app/settings.ts';
import { useOpenPanel } from '../panels.tsx';
import { useSignOut } from '../useSignOut.ts';
import { useLastChange } from './useLastChange.ts';

export interface PaletteAction {
  name: string;
  icon: Icon;
  run: () => void;
  group?: Group;
}

const ways = [
  { name: 'newCustomer', icon: IconUserPlus, path: paths.newCustomer, group: 'editor' },
  { name: 'newProduct', icon: IconPackage, path: paths.newProduct, group: 'editor' },
  { name: 'newDeal', icon: IconTargetArrow, path: paths.newDeal, group: 'editor' },
  { name: 'newInvoice', icon: IconFilePlus, path: paths.newInvoice, group: 'editor' },
  { name: 'importCustomers', icon: IconFileImport, path: paths.importCustomers, group: 'admin' },
  { name: 'importProducts', icon: IconFileImport, path: paths.importProducts, group: 'admin' },
] as const;

const sites = [
  { name: 'playground', icon: IconBrandGraphql, path: '/playground' },
  { name: 'restCalls', icon: IconApi, path: '/api/docs' },
  { name: 'navigation.documentation', icon: IconBook2, path: '/docs' },
] as const;

/** Available on every page, as far as the role may. */
export function usePaletteActions(): PaletteAction[] {
  const { t } = useTranslation('shell');
  const { theme, language } = useSettings();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user } = useSession();
  const otherLanguage = languages.find((each) => each !== language)!;
  const isDark = theme === 'dark';
  const openPanel = useOpenPanel();
  const lastChange = useLastChange();
  const actions: PaletteAction[] = [
    ...lastChange,
    { name: t('actions.newTodo'), icon: IconChecklist, run: () => openPanel('newTodo') },
    { name: t('ownChanges'), icon: IconHistory, run: () => openPanel('ownChanges') },
    ...ways.map(({ name, icon, path, group }) => ({
      name: t(`actions.${name}`),
      icon,
      run: () => void navigate(path),
      group,
    })),
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
    { name: t('settings.title'), icon: IconAdjustments, run: () => openPanel('settings') },
    ...sites.map(({ name, icon, path }) => ({
      name: t(name),
      icon,
      run: () => void window.open(path, '_blank'),
    })),
    { name: t('signOut'), icon: IconLogout, run: () => void signOut() },
  ];
  return actions.filter(({ group }) => group === undefined || isInGroup(user?.role, group));
}
