import { IconCards, IconLayoutKanban } from '@tabler/icons-react';
import { linkTo, paths } from '../../core/paths.ts';
import type { Found, Resource } from '../../records/resources.ts';
import type { CardSearchHintFragment } from './boards.searchHint.generated.ts';

export const resources: readonly Resource[] = [
  {
    kind: 'Board',
    path: paths.boards,
    icon: IconLayoutKanban,
    createAction: { label: 'boards:new', to: `${paths.boards}?new=board`, group: 'editor' },
    link: linkTo.board,
  },
  {
    kind: 'Card',
    path: paths.boards,
    icon: IconCards,
    createAction: { label: 'boards:newCard', to: `${paths.boards}?new=card`, group: 'editor' },
    link: (id) => `${paths.boards}?card=${encodeURIComponent(id)}`,
    linkFound: ({ id, record }: Found<CardSearchHintFragment>) =>
      linkTo.card(record?.column?.board?.id ?? '', id),
  },
];
