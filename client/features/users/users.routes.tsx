import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { needsDeclarations } from '../../records/needs.ts';
import { skipRevalidationFor } from '../../components/openRecord.ts';

export const usersRoutes: RouteObject[] = [
  {
    path: paths.users,
    ...needsDeclarations,
    shouldRevalidate: skipRevalidationFor('user', 'edit', 'view', 'peek'),
    lazy: {
      loader: async () => (await import('./UsersPage.loader.ts')).loader,
      Component: async () => (await import('./UsersPage.tsx')).UsersPage,
    },
  },
];
