import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import type { ImportedList } from './ImportPage.tsx';

export const importRoute = (path: string, list: ImportedList): RouteObject => ({
  path,
  loader: forGroup('admin', () => list),
  lazy: { Component: async () => (await import('./ImportPage.tsx')).ImportPage },
});
