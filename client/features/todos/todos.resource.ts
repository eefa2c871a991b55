import { IconChecklist } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  { kind: 'Todo', path: paths.todos, icon: IconChecklist, link: linkTo.todo },
];
