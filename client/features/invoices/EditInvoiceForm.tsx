import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import {
  type EditInvoiceForm_InvoiceFragment,
  UpdateInvoiceDocument,
  type UpdateInvoiceMutation,
} from './EditInvoiceForm.generated.ts';
import { openStatuses } from '../../components/invoiceStatus.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { forgetInvoiceLists } from './invoiceLists.ts';
import { invoiceTotals } from './invoiceTotals.ts';
import {
  invoiceInput,
  type InvoiceValues,
  invoiceValues,
  useInvoiceForm,
} from './useInvoiceForm.ts';
import { useShowRefusal } from './useShowRefusal.ts';

/** Changes an invoice from the version that was opened; a version from elsewhere never loses what was typed. */
export function EditInvoiceForm({ invoice }: { invoice: EditInvoiceForm_InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const [base, setBase] = useState(invoice);
  const [theirs, setTheirs] = useState<EditInvoiceForm_InvoiceFragment>();
  const form = useInvoiceForm(invoice);
  const showRefusal = useShowRefusal(form);
  const [update, { loading }] = useMutation(UpdateInvoiceDocument, { update: forgetInvoiceLists });

  async function save(values: InvoiceValues, from = base) {
    // Who saves theirs over another version means its status too, wherever the other one went.
    const isCorrection = from !== base;
    const fields = invoiceInput(values, from);
    const input = { id: invoice.id, version: from.version, isCorrection, ...fields };
    try {
      const { data } = await update({
        variables: { input },
        optimisticResponse: { updateInvoice: { invoice: written(from, fields) } },
      });
      if (!data) return;
      startFrom(data.updateInvoice.invoice);
      notify(t('saved', { orderNo: data.updateInvoice.invoice.orderNo }));
    } catch (error) {
      const current = showRefusal(error)?.current;
      if (current) setTheirs(current as EditInvoiceForm_InvoiceFragment);
    }
  }

  function startFrom(version: EditInvoiceForm_InvoiceFragment) {
    const values = invoiceValues(version);
    setBase(version);
    setTheirs(undefined);
    form.setValues(values);
    form.resetDirty(values);
  }

  return (
    <>
      {theirs ? (
        <Alert color="amber" mb="lg" role="alert">
          <Text mb="sm">{t('errors.conflict')}</Text>
          <Group>
            <Button variant="default" onClick={() => startFrom(theirs)}>
              {t('errors.loadTheirs')}
            </Button>
            <Button loading={loading} onClick={() => void save(form.getValues(), theirs)}>
              {t('errors.saveMine')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <InvoiceForm
        form={form}
        statuses={openStatuses(base.status)}
        submitLabel={t('form.save')}
        isSaving={loading}
        onSubmit={(values) => void save(values)}
      />
    </>
  );
}

/** The invoice as the gateway will answer it, unless it refuses. */
function written(
  from: EditInvoiceForm_InvoiceFragment,
  fields: ReturnType<typeof invoiceInput>,
): UpdateInvoiceMutation['updateInvoice']['invoice'] & { __typename: 'Invoice' } {
  const party = (entered: typeof fields.buyer) => ({ __typename: 'InvoiceParty', ...entered });
  return {
    ...from,
    ...fields,
    __typename: 'Invoice',
    date: fields.date ?? from.date,
    buyer: party(fields.buyer),
    seller: party(fields.seller),
    items: fields.items.map((item) => ({ __typename: 'InvoiceItem', ...item })),
    version: from.version + 1,
    ...invoiceTotals(fields.items, fields.vat),
  };
}
