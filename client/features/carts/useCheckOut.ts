import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../core/new-id.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { linkTo, paths } from '../../core/paths.ts';
import { type GatewayRefusal, refusalOf } from '../../core/refusal.ts';
import { typedDraft } from '../../records/form/formDrafts.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useUndoableCreation } from '../../records/undo/useUndoable.ts';
import {
  CheckOutDocument,
  type CheckOutMutation,
  OwnCartDocument,
} from './cartChanges.generated.ts';
import { type CartDifference, differencesOf } from './cartSums.ts';
import { DRAFT } from './useCheckOutForm.ts';
import type { TypedAmounts } from './useTypedAmounts.ts';

const ownCart = { query: OwnCartDocument, fetchPolicy: 'network-only' } as const;

type Buyer = { name: string; address: string };

/** Opens the invoice. Its key makes a retry safe. */
export function useCheckOut({ typedCart: seen, storeAll }: TypedAmounts) {
  const { t } = useTranslation('carts');
  const client = useApolloClient();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const showProblem = useShowProblem();
  const sayDone = useSayDone();
  const [idempotencyKey] = useState(newId);
  const [isBuying, setBuying] = useState(false);
  const [differences, setDifferences] = useState<readonly CartDifference[]>([]);

  /** Resolves to the refusal, for the form; to undefined on success or without an answer. */
  async function buy(buyer: Buyer, onBought: () => void): Promise<GatewayRefusal | undefined> {
    const variables = { input: { idempotencyKey, total: seen.total, buyer } };
    setBuying(true);
    try {
      await storeAll();
      const { data } = await client.mutate({ mutation: CheckOutDocument, variables });
      const { invoice } = data!.checkOut;
      onBought();
      await navigate(linkTo.invoice(invoice.id));
      evictKinds('Invoice', 'Product')(client.cache);
      void attempt(client.query(ownCart));
      sayDone(data!.checkOut, buyer);
    } catch (error) {
      return await explain(error);
    } finally {
      setBuying(false);
    }
  }

  async function explain(error: unknown) {
    const refusal = refusalOf(error);
    if (!refusal) return void showProblem(error);
    const { data } = await client.query(ownCart);
    const isLeft = data?.cart.list.length !== 0;
    notifyProblem(t(isLeft ? 'checkOut.refused' : 'checkOut.refusedAsEmpty'));
    setDifferences(data ? differencesOf(seen, data.cart) : []);
    return refusal;
  }

  return { buy, isBuying, differences };
}

function useSayDone() {
  const { t } = useTranslation('carts');
  const offerUndo = useUndoableCreation();
  return ({ invoice, activityId }: CheckOutMutation['checkOut'], buyer: Buyer) => {
    const { id, orderNo } = invoice;
    const message = t('checkOut.done', { orderNo });
    const about = { page: linkTo.invoice(id), list: paths.cart };
    const draft = typedDraft(DRAFT, { buyer });
    offerUndo({ message, undone: t('checkOut.undone'), activityId, about, draft });
  };
}
