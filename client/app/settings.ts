import { useSyncExternalStore } from 'react';
import { storedState } from './stored-state.ts';

export const languages = ['en', 'pt-BR'] as const;
export type Language = (typeof languages)[number];

/** What a person sets for this browser. */
export interface Settings {
  layout: string;
  theme: 'light' | 'dark';
  /** Compact is 80 px of icons, full is 260 px with labels. */
  sidebarMode: 'compact' | 'full';
  language: Language;
}

const defaults: Settings = {
  layout: 'layout1',
  theme: 'light',
  sidebarMode: 'compact',
  language: 'en',
};

const settings = storedState<Settings>('settings', defaults);

export const currentSettings = settings.read;
export const changeSettings = (changes: Partial<Settings>) =>
  settings.write({ ...settings.read(), ...changes });

export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.read);
}
