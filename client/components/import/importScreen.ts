import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import type { ImportedList } from './ImportPage.tsx';

export const importScreen = (imported: ImportedList): Pick<RouteObject, 'loader' | 'lazy'> => ({
  loader: forGroup('admin', () => imported),
  lazy: { Component: async () => (await import('./ImportPage.tsx')).ImportPage },
});
