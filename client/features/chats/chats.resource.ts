import { IconMessages } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import { session } from '../../core/session.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'ChatContact',
    path: paths.chats,
    icon: IconMessages,
    linkFound: ({ id }) => (id === session.read().user?.id ? paths.profile : linkTo.chat(id)),
  },
];
