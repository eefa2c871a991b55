import { type ApolloCache, type Reference } from '@apollo/client';
import type { BoardOrderFragment } from './boardChanges.generated.ts';

interface Listed {
  of: string;
  field: string;
  entries: readonly { id: string }[];
}

type Answer = Record<string, { board: BoardOrderFragment }>;

/** Writes a mutation's order into the cache as lists of ids: all of a large board takes longer than a frame. */
export const byList = {
  fetchPolicy: 'no-cache' as const,
  update(cache: ApolloCache, { data }: { data?: Answer | null }) {
    for (const { board } of Object.values(data ?? {})) writeOrder(cache, board);
  },
};

function writeOrder(cache: ApolloCache, { id: boardId, columns }: BoardOrderFragment): void {
  const board = cache.identify({ __typename: 'Board', id: boardId });
  writeList(cache, board, { field: 'columns', of: 'BoardColumn', entries: columns });
  for (const { id, cards } of columns) {
    const column = cache.identify({ __typename: 'BoardColumn', id });
    writeList(cache, column, { field: 'cards', of: 'Card', entries: cards });
  }
}

function writeList(cache: ApolloCache, id: string | undefined, { of, field, entries }: Listed) {
  const refs = entries.map((entry) => cache.identify({ __typename: of, id: entry.id }) ?? '');
  cache.modify<Record<string, readonly Reference[]>>({
    id,
    fields: {
      [field]: (known: readonly Reference[]) =>
        known.length === refs.length && known.every((each, at) => each.__ref === refs[at])
          ? known
          : refs.map((ref) => ({ __ref: ref })),
    },
  });
}
