import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { addProduct, changeAmount, emptyCart, ownCart, removeProduct } from './cart-changes.ts';
import { countsByCartIds, itemsByCartIds, totalsByCartIds } from './carts.store.ts';
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
    count: async ({ id }, _args, { load }) => (await load(countsByCartIds, id)) ?? 0,
    total: async ({ id }, _args, { load }) => (await load(totalsByCartIds, id)) ?? 0,
  },
  CartItem: {
    product: (item) => item,
  },
};
