import { IconListDetails, IconTargetArrow } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { skipRevalidationFor } from '../../records/list/openRecord.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Deal',
    path: paths.deals,
    icon: IconTargetArrow,
    createAction: { label: 'deals:new' },
    link: linkTo.deal,
    preview: async () => (await import('./dealPreviewContent.tsx')).dealPreviewContent,
    dependentQueries: ['dealStages', 'dealForecast'],
    form: async () => (await import('./dealForm.tsx')).dealForm,
    screens: {
      list: {
        shouldRevalidate: skipRevalidationFor('peek'),
        lazy: {
          loader: async () => (await import('./DealsPage.loader.ts')).loader,
          Component: async () => (await import('./DealsPage.tsx')).DealsPage,
        },
      },
      one: {
        lazy: {
          loader: async () => (await import('./DealPage.loader.ts')).loader,
          Component: async () => (await import('./DealPage.tsx')).DealPage,
        },
      },
    },
  },
  {
    kind: 'LossReason',
    path: paths.lossReasons,
    icon: IconListDetails,
    link: linkTo.lossReason,
    screens: {},
  },
];
