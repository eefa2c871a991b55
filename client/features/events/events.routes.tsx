import type { RouteObject } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';

export const eventsRoutes: RouteObject[] = [
  {
    path: paths.calendar,
    shouldRevalidate: skipRevalidationFor('event', 'new'),
    lazy: {
      loader: async () => (await import('./EventsPage.loader.ts')).loader,
      Component: async () => (await import('./EventsPage.tsx')).EventsPage,
    },
  },
];
