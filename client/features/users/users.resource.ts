import { IconAddressBook } from '@tabler/icons-react';
import { linkTo, paths } from '../../app/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'User',
    path: paths.users,
    icon: IconAddressBook,
    link: linkTo.user,
    peek: async () => (await import('./userPeek.tsx')).userPeek,
  },
];
