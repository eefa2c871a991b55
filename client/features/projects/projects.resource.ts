import { IconFolders } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Project',
    path: paths.projects,
    icon: IconFolders,
    createAction: { label: 'projects:new' },
    link: linkTo.project,
    preview: async () => (await import('./projectPreviewContent.tsx')).projectPreviewContent,
    screens: {
      list: {
        shouldRevalidate: skipRevalidationFor('view', 'peek'),
        lazy: {
          loader: async () => (await import('../../records/list/RecordsPage.loader.ts')).loader,
          Component: async () => (await import('./ProjectsPage.tsx')).ProjectsPage,
        },
      },
    },
  },
];
