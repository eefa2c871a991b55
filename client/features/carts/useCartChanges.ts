import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { notify, notifyProblem } from '../../core/notify.tsx';
import { refusalOf } from '../../core/refusal.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import {
  AddToCartDocument,
  type CartContentsFragment,
  type CartProductFragment,
  ClearCartDocument,
  OwnCartDocument,
  RemoveFromCartDocument,
  StockNowDocument,
  UpdateCartAmountDocument,
} from './cartChanges.generated.ts';
import { withItems, withMore } from './cartSums.ts';

type Items = CartContentsFragment['list'];

export function useCartChanges() {
  const { t } = useTranslation('carts');
  const client = useApolloClient();
  const expected = useExpectedCart();
  const showProblem = useCartProblem();

  return {
    async add(product: CartProductFragment, amount: number): Promise<void> {
      const { id: productId, title } = product;
      const cart = expected((list) => withMore(list, product, amount));
      try {
        const { data } = await client.mutate({
          mutation: AddToCartDocument,
          variables: { input: { productId, amount } },
          ...(cart && { optimisticResponse: { addToCart: { cart } } }),
        });
        const item = data?.addToCart.cart.list.find((each) => each.productId === productId);
        notify(t('added', { title, count: item?.amount ?? amount }));
      } catch (error) {
        await showProblem(error, product);
      }
    },

    async setAmount(product: CartProductFragment, amount: number): Promise<void> {
      const { id: productId } = product;
      const cart = expected((list) =>
        list.map((item) => (item.productId === productId ? { ...item, amount } : item)),
      );
      try {
        await client.mutate({
          mutation: UpdateCartAmountDocument,
          variables: { input: { productId, amount } },
          ...(cart && { optimisticResponse: { updateCartAmount: { cart } } }),
        });
      } catch (error) {
        await showProblem(error, product);
      }
    },

    ...useRemovals(),
  };
}

function useRemovals() {
  const { t } = useTranslation('carts');
  const client = useApolloClient();
  const expected = useExpectedCart();
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();

  return {
    async remove({ id: productId, title }: CartProductFragment): Promise<void> {
      const cart = expected((list) => list.filter((item) => item.productId !== productId));
      const removal = client.mutate({
        mutation: RemoveFromCartDocument,
        variables: { input: { productId } },
        ...(cart && { optimisticResponse: { removeFromCart: { activityId: '', cart } } }),
      });
      const { activityId } = (await attempt(removal))?.data?.removeFromCart ?? {};
      if (!activityId) return;
      offerUndo({ message: t('removed', { title }), undone: t('isBack', { title }), activityId });
    },

    async clear(): Promise<void> {
      const cart = expected(() => []);
      const clearing = client.mutate({
        mutation: ClearCartDocument,
        variables: { input: {} },
        ...(cart && { optimisticResponse: { clearCart: { activityId: '', cart } } }),
      });
      const { activityId } = (await attempt(clearing))?.data?.clearCart ?? {};
      if (activityId) offerUndo({ message: t('cleared'), undone: t('unCleared'), activityId });
    },
  };
}

/** Returns the cart after a change, for optimistic answers; undefined while the cart is not known. */
function useExpectedCart() {
  const client = useApolloClient();
  return (change: (list: Items) => Items): CartContentsFragment | undefined => {
    const cart = client.readQuery({ query: OwnCartDocument }, true)?.cart;
    return cart && withItems(cart, change(cart.list));
  };
}

/** Shows why a change was refused; for too few in stock, says how many there are. */
function useCartProblem() {
  const { t } = useTranslation('carts');
  const client = useApolloClient();
  const showProblem = useShowProblem();
  return async (error: unknown, { id, title }: CartProductFragment) => {
    if (!refusalOf(error)?.fields.amount) return showProblem(error);
    const asked = { query: StockNowDocument, variables: { id } };
    const { data } = await client.query({ ...asked, fetchPolicy: 'network-only' });
    const count = data?.product?.totalUnit ?? 0;
    notifyProblem(
      count === 0 ? t('problems.soldOutOf', { title }) : t('onlyLeft', { title, count }),
    );
  };
}
