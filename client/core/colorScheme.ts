import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

export type ColorScheme = 'light' | 'dark';

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const media = darkSystem();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const never = () => () => undefined;

/** Returns the colour scheme of the settings, which can follow that of the system. */
export function useColorScheme(): ColorScheme {
  const { theme } = useSettings();
  const isSystem = theme === 'system';
  const isDark = useSyncExternalStore(
    isSystem ? subscribe : never,
    () => isSystem && darkSystem().matches,
  );
  return isSystem ? (isDark ? 'dark' : 'light') : theme;
}
