import { IconMail } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import type { Resource } from '../../records/resources.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Message',
    path: paths.messages,
    icon: IconMail,
    begin: { label: 'messages:compose', to: `${paths.messages}?compose=new`, group: 'guest' },
    link: linkTo.message,
    linkFound: ({ id, record }) =>
      linkTo[record?.folder === 'sent' ? 'sentMessage' : 'message'](id),
  },
];
