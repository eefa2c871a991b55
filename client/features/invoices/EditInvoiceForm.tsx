import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../core/paths.ts';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { DuplicateInvoiceButton } from './DuplicateInvoiceButton.tsx';
import {
  type EditInvoiceForm_InvoiceFragment,
  UpdateInvoiceDocument,
  type UpdateInvoiceMutation,
} from './EditInvoiceForm.generated.ts';
import type { Fresh } from '../../records/form/formQuery.ts';
import { openStatuses } from './invoiceStatus.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { invoiceTotals } from './invoiceTotals.ts';
import { invoiceInput, type InvoiceValues, useInvoiceForm } from './useInvoiceForm.ts';
import { evictKinds } from '../../records/recordLists.ts';

interface Props {
  invoice: Fresh<EditInvoiceForm_InvoiceFragment>;
  leave: () => unknown;
}

export function EditInvoiceForm({ invoice, leave }: Props) {
  const { t } = useTranslation('invoices');
  const offerUndo = useNotifyUndoable();
  const [update] = useMutation(UpdateInvoiceDocument, { update: evictKinds('Invoice') });
  const record = useInvoiceForm({ name: `Invoice ${invoice.id}`, stored: invoice, save, leave });
  const { status } = record.base ?? invoice;

  async function save(
    values: InvoiceValues,
    from: EditInvoiceForm_InvoiceFragment = invoice,
    isMerged: boolean,
  ) {
    // A merged save keeps its status too, whatever the other version's is.
    const isCorrection = isMerged;
    const fields = invoiceInput(values, from);
    const { data } = await update({
      variables: { input: { id: invoice.id, version: from.version, isCorrection, ...fields } },
      optimisticResponse: {
        updateInvoice: { invoice: written(from, fields, values.customer[0]), activityId: '' },
      },
    });
    const { invoice: saved, activityId } = data!.updateInvoice;
    offerUndo({ message: t('saved', { orderNo: saved.orderNo }), activityId });
    return saved;
  }

  if (status === 'delivered') {
    return (
      <EmptyList title={t('final.title')} text={t('final.text')}>
        <DuplicateInvoiceButton id={invoice.id} />
      </EmptyList>
    );
  }
  return (
    <InvoiceForm
      record={record}
      statuses={[...new Set([...openStatuses(status), record.form.values.status])]}
      submitLabel={t('form.save')}
      cancel={linkTo.invoice(invoice.id)}
    />
  );
}

function written(
  from: EditInvoiceForm_InvoiceFragment,
  { customerId: _id, ...fields }: ReturnType<typeof invoiceInput>,
  customer: InvoiceValues['customer'][number] | undefined,
): UpdateInvoiceMutation['updateInvoice']['invoice'] & { __typename: 'Invoice' } {
  const party = (entered: typeof fields.buyer) => ({ __typename: 'InvoiceParty', ...entered });
  const buys = customer && { __typename: 'Customer', ...customer };
  const totals = invoiceTotals(fields.items, fields);
  return {
    ...from,
    ...fields,
    __typename: 'Invoice',
    date: fields.date ?? from.date,
    customer: buys ?? null,
    buyer: party(fields.buyer),
    seller: party(fields.seller),
    items: fields.items.map((item) => ({ __typename: 'InvoiceItem', ...item })),
    version: from.version + 1,
    ...totals,
    openAmount: Math.max(0, totals.total - from.paidAmount),
  };
}
