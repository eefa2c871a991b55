import { IconBell } from '@tabler/icons-react';
import { paths } from '../../core/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  { kind: 'Notification', path: paths.notifications, icon: IconBell },
];
