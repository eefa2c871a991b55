import { replace, type RouteObject } from 'react-router-dom';
import { linkTo } from '../core/paths.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { skipRevalidationFor } from './list/openRecord.ts';
import { declarations } from './preload.ts';
import { previewLoader } from './list/loadPreview.ts';
import {
  recordLink,
  type Resource,
  resourcesWithDerivedScreens,
  type Screens,
} from './resources.ts';

const derived: Required<Screens> = {
  list: {
    shouldRevalidate: skipRevalidationFor('peek'),
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
      Component: async () => (await import('./import/ImportPage.tsx')).ImportPage,
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

type Shown = Pick<Resource, 'path' | 'screens' | 'form' | 'preview'>;

function screensAt({ path, screens, form, preview }: Shown) {
  const own = { ...derived, ...screens };
  const needing = (...needs: (() => Promise<unknown>)[]) => ({ handle: { needs } });
  const ofForms = needing(declarations, ...(form ? [form] : []));
  return [
    { path, ...needing(declarations), ...own.list },
    { path: `${path}/new`, ...ofForms, ...own.new },
    { path: `${path}/import`, ...needing(declarations), ...own.import },
    {
      path: `${path}/:id`,
      ...needing(declarations, ...(screens?.one ? [] : [previewLoader({ preview })])),
      ...own.one,
    },
    { path: `${path}/:id/edit`, ...ofForms, ...own.edit },
  ];
}

/** The routes of kinds: at the path of their resource if they have one, otherwise by the name of their list. */
export const recordsRoutes: RouteObject[] = [
  ...resourcesWithDerivedScreens.flatMap(screensAt),
  ...screensAt({ path: '/records/:many' }),
  {
    // The gateway, which knows no pages, names a record by its kind.
    path: '/record/:kind/:id',
    loader: ({ params: { kind = '', id = '' }, request }) =>
      replace(recordLink(kind, id) ?? linkTo.notFound(new URL(request.url).pathname)),
    Component: LoadingScreen,
  },
];
