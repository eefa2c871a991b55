import type { Screen } from './screen.ts';

export const screens: Screen[] = [
  { name: 'activity', path: '/activity', heading: 'Activity', as: 'admin' },
  { name: 'trash', path: '/trash', heading: 'Trash', as: 'admin' },
];
