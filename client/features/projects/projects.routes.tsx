import type { RouteObject } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { skipRevalidationFor } from '../../components/openRecord.ts';

export const projectsRoutes: RouteObject[] = [
  {
    path: paths.projects,
    shouldRevalidate: skipRevalidationFor('project', 'view'),
    lazy: {
      loader: async () => (await import('./ProjectsPage.loader.ts')).loader,
      Component: async () => (await import('./ProjectsPage.tsx')).ProjectsPage,
    },
  },
];
