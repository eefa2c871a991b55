import { IconUsersGroup } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Customer',
    path: paths.customers,
    icon: IconUsersGroup,
    createAction: { label: 'customers:new' },
    link: linkTo.customer,
    preview: async () => (await import('./customerPreviewContent.tsx')).customerPreviewContent,
    dependentQueries: ['customerPoints', 'customerTags', 'customerDuplicates', 'notes'],
    form: async () => (await import('./customerForm.tsx')).customerForm,
    canImport: true,
    screens: {
      list: {
        shouldRevalidate: skipRevalidationFor('peek'),
        lazy: {
          loader: async () => (await import('./CustomersPage.loader.ts')).loader,
          Component: async () => (await import('./CustomersPage.tsx')).CustomersPage,
        },
      },
      one: {
        lazy: {
          loader: async () => (await import('./CustomerPage.loader.ts')).loader,
          Component: async () => (await import('./CustomerPage.tsx')).CustomerPage,
        },
      },
    },
  },
];
