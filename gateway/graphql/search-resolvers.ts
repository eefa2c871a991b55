import type { GraphQLEnumType } from 'graphql';
import { mayRead } from '../records/access.ts';
import type { Resolvers, SearchKind } from './generated/resolvers.ts';
import { requireCaller } from '../records/caller.ts';
import { titleOfRecord } from '../records/history/reference-titles.ts';
import type { FieldCount } from '../records/read/count-values.ts';
import { nearTexts } from '../records/search/near-texts.ts';
import { rowLoaderOf } from '../records/read/row-loader.ts';
import { search } from '../records/search/searching.ts';

export const searchResolvers: Resolvers = {
  Query: {
    search(_source, { text, kind, first }, context) {
      const all = context.schema.getType('SearchKind') as GraphQLEnumType;
      const kinds = kind ?? all.getValues().map(({ name }) => name as SearchKind);
      return search(context, { text, kinds: [...new Set(kinds)], first });
    },
    async nearTexts(_source, { kind, text, filter }, context) {
      const record = context.records.get(kind)!;
      if (!mayRead(context, record)) return [];
      const accountId = record.owner && requireCaller(context).account.id;
      const { one } = record.declaration!;
      const others = filter?.[one as keyof typeof filter] ?? {};
      return nearTexts(context.db, { record, accountId, filter: others }, text);
    },
  },
  ValueCount: {
    title: (count, _args, context) => {
      const { referenceTo, value } = count as Partial<FieldCount>;
      return referenceTo ? titleOfRecord(context, referenceTo, value) : null;
    },
  },
  SearchHit: {
    id: ({ recordId }) => recordId,
    async record({ kind, recordId }, _args, context) {
      const record = context.records.get(kind)!;
      const row = await context.load(rowLoaderOf(record.table), recordId);
      const isShown = row !== undefined && mayRead(context, record, row);
      return (isShown ? { ...row, __typename: kind } : null) as never;
    },
  },
};
