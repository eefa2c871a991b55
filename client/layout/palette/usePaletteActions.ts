import {
  IconAdjustments,
  IconApi,
  IconBook2,
  IconBrandGraphql,
  IconChecklist,
  IconFileImport,
  IconHistory,
  IconKey,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPin,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { isInGroup } from '../../core/roles.ts';
import { useSession } from '../../core/session.ts';
import { useColorScheme } from '../../core/colorScheme.ts';
import { changeSettings, languageNames, languages, useSettings } from '../../core/settings.ts';
import { type CreateAction, createActions } from '../../records/resources.ts';
import { usePinOfPage } from '../../ui/pageActions.ts';
import { useOpenPanel } from '../panels.tsx';
import { useSignOut } from '../../core/useSignOut.ts';
import { alsoSaid } from './alsoSaid.ts';
import { useLastChange } from './useLastChange.ts';
import { type Words, useOtherLanguage } from './useOtherLanguage.ts';
import type { PaletteAction } from './paletteAction.ts';

const ways = [
  {
    name: 'palette:ways.importCustomers',
    icon: IconFileImport,
    path: paths.importCustomers,
    group: 'admin',
  },
  {
    name: 'palette:ways.importProducts',
    icon: IconFileImport,
    path: paths.importProducts,
    group: 'admin',
  },
  { name: 'profile', icon: IconUser, path: paths.profile, group: 'guest' },
  { name: 'palette:ways.apiKeys', icon: IconKey, path: linkTo.apiKeys, group: 'guest' },
] as const;

const sites = [
  { name: 'palette:ways.playground', icon: IconBrandGraphql, path: '/playground' },
  { name: 'restCalls', icon: IconApi, path: '/api/docs' },
  { name: 'navigation.documentation', icon: IconBook2, path: '/docs' },
] as const;

/** Returns the actions that are available on every page, as far as the role may. */
export function usePaletteActions(): PaletteAction[] {
  const { named, createAction } = useNames();
  const { language } = useSettings();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { user } = useSession();
  const otherLanguage = languages.find((each) => each !== language)!;
  const isDark = useColorScheme() === 'dark';
  const openPanel = useOpenPanel();
  const lastChange = useLastChange();
  const pin = usePinOfPage();
  const actions: PaletteAction[] = [
    ...lastChange,
    { ...named(pin.isPinned ? 'actions.unpin' : 'actions.pin'), icon: IconPin, run: pin.toggle },
    { ...named('palette:ways.newTodo'), icon: IconChecklist, run: () => openPanel('newTodo') },
    { ...named('ownChanges'), icon: IconHistory, run: () => openPanel('ownChanges') },
    ...createActions().map((each) => ({
      ...createAction(each),
      icon: each.icon,
      run: () => void navigate(each.to),
      group: each.group,
    })),
    ...ways.map(({ name, icon, path, group }) => ({
      ...named(name),
      icon,
      run: () => void navigate(path),
      group,
    })),
    {
      ...named(isDark ? 'lightTheme' : 'darkTheme'),
      icon: isDark ? IconSun : IconMoon,
      run: () => changeSettings({ theme: isDark ? 'light' : 'dark' }),
    },
    {
      ...named('palette:ways.changeLanguage', { language: languageNames[otherLanguage] }),
      icon: IconLanguage,
      run: () => changeSettings({ language: otherLanguage }),
    },
    { ...named('settings.title'), icon: IconAdjustments, run: () => openPanel('settings') },
    { ...named('keyboardShortcuts'), icon: IconKeyboard, run: () => openPanel('keys') },
    ...sites.map(({ name, icon, path }) => ({
      ...named(name),
      icon,
      run: () => void window.open(path, '_blank'),
    })),
    { ...named('signOut'), icon: IconLogout, run: () => void signOut() },
  ];
  return actions.filter(({ group }) => group === undefined || isInGroup(user?.role, group));
}

/** Returns the names of actions in the language that is shown, and in the other one. */
function useNames() {
  const { t: sayHere } = useTranslation(['shell', 'palette', 'records', 'screens']);
  const t = sayHere as unknown as Words;
  const { say } = useOtherLanguage();
  const named = (key: string, values: Record<string, string> = {}) => ({
    name: t(key, values),
    otherName: say?.(key, values),
    alsoSaid: alsoSaid[key],
  });
  const nounIn = (read: Words | undefined, { kind, noun }: CreateAction) =>
    read?.(`records:kinds.${kind}`, { defaultValue: noun }) ?? noun;
  const synonymsIn = (read: Words | undefined, kind: string) =>
    read?.(`records:synonyms.${kind}`, { defaultValue: '' }) ?? '';
  const createAction = (each: CreateAction) => ({
    name: t(each.label, { noun: nounIn(t, each) }),
    otherName: say?.(each.label, { noun: nounIn(say, each) }),
    alsoSaid: [each.noun, synonymsIn(t, each.kind), synonymsIn(say, each.kind)].join(' '),
  });
  return { named, createAction };
}
