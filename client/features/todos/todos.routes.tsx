import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';

export const todosRoutes: RouteObject[] = [
  {
    path: paths.todos,
    shouldRevalidate: skipRevalidationFor('todo'),
    lazy: {
      loader: async () => (await import('./TodosPage.loader.ts')).loader,
      Component: async () => (await import('./TodosPage.tsx')).TodosPage,
    },
  },
];
