import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify, notifyProblem, notifyUndoable } from '../../app/notify.tsx';
import { linkTo, paths } from '../../app/paths.ts';
import { refusalOf } from '../../app/refusal.ts';
import { useIsInGroup } from '../../app/roles.ts';
import {
  DeleteInvoiceDocument,
  type DeleteInvoiceButton_InvoiceFragment,
} from './DeleteInvoiceButton.generated.ts';
import { forgetInvoice, forgetInvoiceLists } from './invoiceLists.ts';
import { CreateInvoiceDocument } from './NewInvoicePage.generated.ts';

/** Deletes at once and offers to take it back; shown to who may delete. */
export function DeleteInvoiceButton({ invoice }: { invoice: DeleteInvoiceButton_InvoiceFragment }) {
  const { t } = useTranslation(['invoices', 'common']);
  const mayDelete = useIsInGroup('admin');
  const navigate = useNavigate();
  const [deleteInvoice] = useMutation(DeleteInvoiceDocument, {
    optimisticResponse: { deleteInvoice: { id: invoice.id } },
    update: (cache) => forgetInvoice(cache, invoice.id),
  });
  const [createInvoice] = useMutation(CreateInvoiceDocument, { update: forgetInvoiceLists });
  const { id, orderNo } = invoice;
  const showProblem = (error: unknown) =>
    notifyProblem(refusalOf(error)?.message ?? t('common:somethingWrong'));

  /** Gone at once; back at once, with the reason, when the gateway refuses. */
  async function remove() {
    const deleted = deleteInvoice({ variables: { input: { id } } });
    await navigate(paths.invoices);
    try {
      await deleted;
      notifyUndoable(t('deleted', { orderNo }), t('common:undo'), () => void bringBack());
    } catch (error) {
      showProblem(error);
      await navigate(linkTo.invoice(id));
    }
  }

  async function bringBack() {
    try {
      await createInvoice({ variables: { input: withoutTypenames(invoice) } });
      notify(t('restored', { orderNo }));
      await navigate(linkTo.invoice(id));
    } catch (error) {
      showProblem(error);
    }
  }

  if (!mayDelete) return null;
  return (
    <Button
      variant="light"
      color="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove()}
    >
      {t('common:delete')}
    </Button>
  );
}

/** What was read as it can be written: inputs know no `__typename`. */
function withoutTypenames({
  id,
  orderNo,
  status,
  date,
  currency,
  vat,
  ...rest
}: DeleteInvoiceButton_InvoiceFragment) {
  const party = ({ name, address }: typeof rest.buyer) => ({ name, address });
  return {
    id,
    orderNo,
    status,
    date,
    currency,
    vat,
    buyer: party(rest.buyer),
    seller: party(rest.seller),
    items: rest.items.map(({ name, unit, price }) => ({ name, unit, price })),
  };
}
