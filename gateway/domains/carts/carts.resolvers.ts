import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { addProduct, changeAmount, emptyCart, ownCart, removeProduct } from './cart-changes.ts';
import { companyByIds, COMPANY_ID } from '../../records/company.ts';
import type { Context } from '../../services/context.ts';
import { sumsOf } from './carts.rules.ts';
import { itemsByCartIds } from './carts.store.ts';
import { checkOut } from './check-out.ts';

export const cartsResolvers: Resolvers = {
  Query: {
    cart: (_source, { uid }, context) => ownCart(context, uid),
  },
  Mutation: {
    addToCart: (_source, { input }, context) => addProduct(context, input),
    removeFromCart: (_source, { input }, context) => removeProduct(context, input),
    updateCartAmount: (_source, { input }, context) => changeAmount(context, input),
    clearCart: (_source, { input }, context) => emptyCart(context, input),
    checkOut: (_source, { input }, context) => checkOut(context, input),
  },
  Cart: {
    uid: ({ id }) => id,
    list: async ({ id }, _args, { load }) => (await load(itemsByCartIds, id)) ?? [],
    async count({ id }, _args, { load }) {
      const items = (await load(itemsByCartIds, id)) ?? [];
      return items.reduce((sum, { amount }) => sum + amount, 0);
    },
    subtotal: async ({ id }, _args, context) => (await sumsIn(context, id)).subtotal,
    vatAmount: async ({ id }, _args, context) => (await sumsIn(context, id)).vatAmount,
    total: async ({ id }, _args, context) => (await sumsIn(context, id)).total,
  },
  CartItem: {
    product: (item) => item,
  },
};

async function sumsIn({ load }: Context, cartId: string) {
  const [items = [], company] = await Promise.all([
    load(itemsByCartIds, cartId),
    load(companyByIds, COMPANY_ID),
  ]);
  return sumsOf(items, company!);
}
