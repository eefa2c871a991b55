import type { GraphQLEnumType } from 'graphql';
import type { Resolvers, SearchKind } from './generated/resolvers.ts';
import { readerOf, search } from '../records/search/searching.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search(_source, { text, kind, first }, context) {
      const all = context.schema.getType('SearchKind') as GraphQLEnumType;
      const kinds = kind ?? all.getValues().map(({ name }) => name as SearchKind);
      return search(context, { text, kinds: [...new Set(kinds)], first });
    },
  },
  SearchHit: {
    id: ({ recordId }) => recordId,
    async record({ kind, recordId }, _args, { records, load }) {
      const row = await load(readerOf(records.get(kind)!), recordId);
      return (row ? { ...row, __typename: kind } : null) as never;
    },
  },
};
