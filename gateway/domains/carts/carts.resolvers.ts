import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { addProduct, changeAmount, emptyCart, ownCart, removeProduct } from './cart-changes.ts';
import { itemsByCartIds, totalsByCartIds } from './carts.store.ts';

export const cartsResolvers: Resolvers = {
  Query: {
    cart: (_source, { uid }, context) => ownCart(context, uid),
  },
  Mutation: {
    addToCart: async (_source, { input }, context) => ({ cart: await addProduct(context, input) }),
    removeFromCart: async (_source, { input }, context) => ({
      cart: await removeProduct(context, input),
    }),
    updateCartAmount: async (_source, { input }, context) => ({
      cart: await changeAmount(context, input),
    }),
    clearCart: async (_source, { input }, context) => ({ cart: await emptyCart(context, input) }),
  },
  Cart: {
    uid: ({ id }) => id,
    list: async ({ id }, _args, { load }) => (await load(itemsByCartIds, id)) ?? [],
    total: async ({ id }, _args, { load }) => (await load(totalsByCartIds, id)) ?? 0,
  },
  CartItem: {
    product: (item) => item,
  },
};
