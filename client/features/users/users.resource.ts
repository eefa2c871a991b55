import { IconAddressBook } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'User',
    path: paths.users,
    icon: IconAddressBook,
    createAction: { label: 'users:new' },
    link: linkTo.user,
    preview: async () => (await import('./userPreviewContent.tsx')).userPreviewContent,
    form: async () => (await import('./userForm.tsx')).userForm,
    screens: {
      list: {
        shouldRevalidate: skipRevalidationFor('view', 'peek'),
        lazy: {
          loader: async () => (await import('./UsersPage.loader.ts')).loader,
          Component: async () => (await import('./UsersPage.tsx')).UsersPage,
        },
      },
      one: {
        lazy: {
          loader: async () => (await import('./UserPage.loader.ts')).loader,
          Component: async () => (await import('./UserPage.tsx')).UserPage,
        },
      },
    },
  },
];
