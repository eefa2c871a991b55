import { IconMail } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import type { Found, Resource } from '../../records/resources.ts';
import type { MessageSearchHintFragment } from './messages.searchHint.generated.ts';

/** The parameters of the open message, which the list does not use. */
export const openKeys = ['message', 'compose'];

export const resources: readonly Resource[] = [
  {
    kind: 'Message',
    path: paths.messages,
    icon: IconMail,
    createAction: {
      label: 'messages:compose',
      to: `${paths.messages}?compose=new`,
      group: 'guest',
    },
    openKeys,
    link: linkTo.message,
    linkFound: ({ id, record }: Found<MessageSearchHintFragment>) =>
      linkTo[record?.folder === 'sent' ? 'sentMessage' : 'message'](id),
  },
];
