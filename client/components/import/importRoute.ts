import type { RouteObject } from 'react-router-dom';
import { forGroup } from '../../app/guards.ts';
import { paths } from '../../app/paths.ts';

export const importRoute = (path: string, list: 'customers' | 'products'): RouteObject => ({
  path,
  loader: forGroup('admin', () => ({ list, path: paths[list] })),
  lazy: { Component: async () => (await import('./ImportPage.tsx')).ImportPage },
});
