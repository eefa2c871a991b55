import { useMutation, useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useUndoableCreation } from '../../records/undo/useUndoable.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { CreateInvoiceDocument } from './NewInvoicePage.generated.ts';
import type { loader } from './NewInvoicePage.loader.ts';
import {
  copiedInvoiceValues,
  invoiceInput,
  type InvoiceValues,
  newInvoiceValues,
  useInvoiceForm,
} from './useInvoiceForm.ts';
import { evictKinds } from '../../records/recordLists.ts';

/** Starts with the company's seller, currency, tax and terms, and the URL's customer, product or copied invoice. */
export function NewInvoicePage() {
  const { t } = useTranslation(['invoices', 'common']);
  const navigate = useNavigate();
  const { customer, product, original, company } =
    useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const offerUndo = useUndoableCreation();
  const [create] = useMutation(CreateInvoiceDocument, {
    update: evictKinds('Invoice'),
  });
  const of = customer ?? product;
  const nameOfNew = of ? `new Invoice of ${of.id}` : 'new Invoice';
  const record = useInvoiceForm({
    name: original ? `copy of Invoice ${original.id}` : nameOfNew,
    valuesOf: () =>
      original ? copiedInvoiceValues(original) : newInvoiceValues({ customer, product, company }),
    save,
    leave: ({ id }) => navigate(linkTo.invoice(id), { replace: true }),
  });

  async function save(values: InvoiceValues) {
    const { data } = await create({ variables: { input: invoiceInput(values) } });
    const { invoice: made, activityId } = data!.createInvoice;
    const message = t('created', { orderNo: made.orderNo });
    offerUndo({
      message,
      activityId,
      about: { page: linkTo.invoice(made.id), list: paths.invoices },
    });
    return made;
  }

  return (
    <>
      <PageTitle title={t('form.newTitle')} />
      <InvoiceForm record={record} submitLabel={t('form.create')} cancel={paths.invoices} />
    </>
  );
}
