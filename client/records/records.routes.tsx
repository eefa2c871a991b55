import type { RouteObject } from 'react-router-dom';
import { rowsWithScreens, type Screens } from './resources.ts';

const derived: Required<Screens> = {
  list: {
    lazy: {
      loader: async () => (await import('./list/RecordsPage.loader.ts')).loader,
      Component: async () => (await import('./list/RecordsPage.tsx')).RecordsPage,
    },
  },
  new: {
    lazy: {
      loader: async () => (await import('./form/NewRecordPage.loader.ts')).loader,
      Component: async () => (await import('./form/NewRecordPage.tsx')).NewRecordPage,
    },
  },
  import: {
    lazy: {
      loader: async () => (await import('./import/ImportRecords.loader.ts')).loader,
      Component: async () => (await import('../components/import/ImportPage.tsx')).ImportPage,
    },
  },
  one: {
    lazy: {
      loader: async () => (await import('./page/DeclaredRecordPage.loader.ts')).loader,
      Component: async () => (await import('./page/DeclaredRecordPage.tsx')).DeclaredRecordPage,
    },
  },
  edit: {
    lazy: {
      loader: async () => (await import('./form/EditRecordPage.loader.ts')).loader,
      Component: async () => (await import('./form/EditRecordPage.tsx')).EditRecordPage,
    },
  },
};

function screensAt(path: string, own: Screens = {}): RouteObject[] {
  const screens = { ...derived, ...own };
  return [
    { path, ...screens.list },
    { path: `${path}/new`, ...screens.new },
    { path: `${path}/import`, ...screens.import },
    { path: `${path}/:id`, ...screens.one },
    { path: `${path}/:id/edit`, ...screens.edit },
  ];
}

/** Of kinds with a row, where it leads; of all others by the name of their list. */
export const recordsRoutes: RouteObject[] = [
  ...rowsWithScreens.flatMap(({ path, screens }) => screensAt(path, screens)),
  ...screensAt('/records/:many'),
];
