import { useSyncExternalStore } from 'react';
import { storedState } from './stored-state.ts';

export const languages = ['en', 'pt-BR'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
};

/** The first is the specification's default. */
export const settingChoices = {
  layout: ['layout1'],
  /** System: light or dark as the system is. */
  theme: ['light', 'dark', 'system'],
  /** Compact: 80 px of icons; full: 260 px with labels. */
  sidebarMode: ['compact', 'full'],
  /** Plain: the page's colours; dark: dark in both themes. */
  sidebarTheme: ['plain', 'dark'],
  /** Fixed: stays while the page scrolls. */
  topBar: ['fixed', 'scrolling'],
  footer: ['hidden', 'shown'],
  secondarySidebar: ['hidden', 'shown'],
  /** The pages of components, utilities and charts in the navigation; demo: shown in a demo alone. */
  galleries: ['demo', 'shown', 'hidden'],
  /** Whether single letters are shortcuts. */
  singleKeys: ['on', 'off'],
  language: languages,
} as const;

export type SettingName = keyof typeof settingChoices;

/** The settings of this browser. Layouts may have any name; an unknown one is the default. */
export type Settings = {
  [Name in SettingName]: Name extends 'layout' ? string : (typeof settingChoices)[Name][number];
};

const names = Object.keys(settingChoices) as SettingName[];

const defaults = {
  ...Object.fromEntries(names.map((name) => [name, settingChoices[name][0]])),
  language: languageOf(navigator.languages),
} as Settings;

const settings = storedState<Settings>('settings', defaults, (stored) =>
  Object.fromEntries(
    names.filter((name) => isChoice(name, stored[name])).map((name) => [name, stored[name]]),
  ),
);

export const currentSettings = settings.read;
export const subscribeToSettings = settings.subscribe;
export const changeSettings = (changes: Partial<Settings>) =>
  settings.write({ ...settings.read(), ...changes });
export const resetSettings = () => settings.write(defaults);

export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.read);
}

/** Returns the first preferred language that is available, in any region; otherwise the first of all. */
export function languageOf(wanted: readonly string[]): Language {
  const spoken = (tag: string) => tag.toLowerCase().split('-')[0];
  const both = wanted.map((tag) => languages.find((each) => spoken(each) === spoken(tag)));
  return both.find((language) => language !== undefined) ?? languages[0];
}

function isChoice(name: SettingName, value: unknown): boolean {
  return name === 'layout'
    ? typeof value === 'string'
    : (settingChoices[name] as readonly unknown[]).includes(value);
}
