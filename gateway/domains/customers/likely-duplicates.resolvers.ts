import { notFound } from '../../errors/errors.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { customersByIds } from './customers.store.ts';
import { likelyPairs, pageOfPairs } from './likely-duplicates.rules.ts';
import { listAlike, listApart, setApart } from './likely-duplicates.store.ts';

export const likelyDuplicatesResolvers: Resolvers = {
  Query: {
    async likelyDuplicates(_source, { first, after }, { db, load }) {
      const pairs = likelyPairs(await listAlike(db), await listApart(db));
      const page = pageOfPairs(pairs, { first, after });
      const ids = page.nodes.flatMap((pair) => pair.ids);
      const customers = new Map(
        (await Promise.all(ids.map((id) => load(customersByIds, id)))).flatMap((row) =>
          row ? [[row.id, row] as const] : [],
        ),
      );
      const nodes = page.nodes.flatMap(({ ids: [id, otherId], shares, isNearName }) => {
        const [customer, other] = [customers.get(id), customers.get(otherId)];
        return customer && other ? [{ customer, other, shares, isNearName }] : [];
      });
      return { ...page, nodes };
    },
  },
  Mutation: {
    async setCustomersDistinct(_source, { input }, { db, load }) {
      const { id, otherId, areDistinct = true } = input;
      if (id === otherId) throw notFound('Customer');
      for (const each of [id, otherId]) {
        if (!(await load(customersByIds, each))) throw notFound('Customer');
      }
      await setApart(db, [id, otherId], areDistinct);
      return { areDistinct };
    },
  },
};
