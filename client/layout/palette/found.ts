import {
  type Icon,
  IconAddressBook,
  IconBox,
  IconCalendar,
  IconCards,
  IconChecklist,
  IconFileInvoice,
  IconFolders,
  IconLayoutKanban,
  IconMessages,
  IconTargetArrow,
  IconUsersGroup,
} from '@tabler/icons-react';
import { linkTo, paths } from '../../app/paths.ts';
import { session } from '../../app/session.ts';
import { localDay } from '../../components/localDay.ts';
import type { PaletteSearchQuery } from './PaletteSearch.generated.ts';

export type Hit = PaletteSearchQuery['search'][number];

export const found: Record<Hit['kind'], { icon: Icon; link: (hit: Hit) => string }> = {
  Customer: { icon: IconUsersGroup, link: ({ id }) => linkTo.customer(id) },
  Product: { icon: IconBox, link: ({ id }) => linkTo.product(id) },
  Deal: { icon: IconTargetArrow, link: ({ id }) => linkTo.deal(id) },
  Invoice: { icon: IconFileInvoice, link: ({ id }) => linkTo.invoice(id) },
  User: { icon: IconAddressBook, link: ({ id }) => linkTo.user(id) },
  ChatContact: {
    icon: IconMessages,
    link: ({ id }) => (id === session.read().user?.id ? paths.profile : linkTo.chat(id)),
  },
  Board: { icon: IconLayoutKanban, link: ({ id }) => linkTo.board(id) },
  Card: {
    icon: IconCards,
    link: ({ id, record }) =>
      linkTo.card(record && 'column' in record ? (record.column?.board?.id ?? '') : '', id),
  },
  Project: { icon: IconFolders, link: ({ id }) => linkTo.project(id) },
  Event: {
    icon: IconCalendar,
    link: ({ id, record }) =>
      linkTo.event(id, record && 'start' in record ? localDay(record.start) : undefined),
  },
  Todo: { icon: IconChecklist, link: ({ id }) => linkTo.todo(id) },
};
