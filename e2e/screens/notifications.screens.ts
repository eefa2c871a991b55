import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'notifications', path: '/notifications', heading: 'Notifications', as: 'sa' },
  { name: 'no-notifications', path: '/notifications', heading: 'Notifications', as: 'guest' },
];
