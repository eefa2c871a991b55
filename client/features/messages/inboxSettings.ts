import { useSyncExternalStore } from 'react';
import { storedState } from '../../core/stored-state.ts';

const settings = storedState('inbox', { hasShortcuts: true });

export const currentInboxSettings = settings.read;
export const changeInboxSettings = settings.write;

export function useInboxSettings() {
  return useSyncExternalStore(settings.subscribe, settings.read);
}
