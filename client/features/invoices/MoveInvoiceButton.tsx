import { useMutation } from '@apollo/client/react';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { nextStatus } from './invoiceStatus.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { InvoicePageDocument } from './InvoicePage.generated.ts';
import {
  MoveInvoiceDocument,
  type MoveInvoiceButton_InvoiceFragment,
} from './MoveInvoiceButton.generated.ts';
import { evictKinds } from '../../records/recordLists.ts';

export function MoveInvoiceButton({ invoice }: { invoice: MoveInvoiceButton_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const [move, { client, loading }] = useMutation(MoveInvoiceDocument, {
    update: evictKinds('Invoice'),
  });
  const { id, orderNo, version } = invoice;
  const status = nextStatus(invoice.status);

  async function go() {
    if (!status) return;
    const shown = { __typename: 'Invoice', ...invoice, status, version: version + 1 };
    const moved = move({
      variables: { input: { id, version, status } },
      optimisticResponse: { updateInvoice: { invoice: shown, activityId: '' } },
    });
    const activityId = (await attempt(moved))?.data?.updateInvoice.activityId;
    if (activityId !== undefined)
      offerUndo({ message: t(`moved.${status}`, { orderNo }), activityId });
    else await client.refetchQueries({ include: [InvoicePageDocument] });
  }

  if (!status) return null;
  return (
    <ActionButton
      label={t(`moveTo.${status}`)}
      icon={IconArrowRight}
      loading={loading}
      onClick={() => void go()}
    />
  );
}
