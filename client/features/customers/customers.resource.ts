import { IconUsersGroup } from '@tabler/icons-react';
import { linkTo, paths } from '../../app/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  { kind: 'Customer', path: paths.customers, icon: IconUsersGroup, link: linkTo.customer },
];
