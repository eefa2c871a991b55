import { IconListDetails, IconTargetArrow } from '@tabler/icons-react';
import { linkTo, paths } from '../../app/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Deal',
    path: paths.deals,
    icon: IconTargetArrow,
    link: linkTo.deal,
    peek: async () => (await import('./dealPeek.tsx')).dealPeek,
    figures: ['dealStages', 'dealForecast'],
  },
  {
    kind: 'LossReason',
    path: paths.lossReasons,
    icon: IconListDetails,
    link: linkTo.lossReason,
    screens: {},
  },
];
