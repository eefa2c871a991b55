import { useMutation } from '@apollo/client/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../app/notify.tsx';
import {
  type EditInvoiceForm_InvoiceFragment,
  UpdateInvoiceDocument,
} from './EditInvoiceForm.generated.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { forgetInvoiceLists } from './invoiceLists.ts';
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
    const input = { id: invoice.id, version: from.version, ...invoiceInput(values, from) };
    try {
      const { data } = await update({ variables: { input } });
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
        submitLabel={t('form.save')}
        isSaving={loading}
        onSubmit={(values) => void save(values)}
      />
    </>
  );
}
