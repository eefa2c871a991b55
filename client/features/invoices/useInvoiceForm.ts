import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { type RecordFormOptions, useRecordForm } from '../../records/form/useRecordForm.ts';
import { accountingDay, dayLater, startOfAccountingDay } from '../../core/days.ts';
import { useDayCheck } from '../../ui/dates/useDayCheck.ts';
import { masked } from '../../ui/brazilianNumbers.ts';
import { plainField } from '../../records/declaration.ts';
import { withoutBlank } from '../../records/form/blankRows.ts';
import type { ReferenceValue } from '../../records/form/fieldOverrides.ts';
import { numberOf } from '../../ui/numberOf.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import {
  moneyLimits,
  percentLimits,
  priceLimits,
  quantityLimits,
} from '../../../gateway/formats/numbers.rules.ts';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import type { EditInvoiceForm_InvoiceFragment } from './EditInvoiceForm.generated.ts';
import type { NewInvoicePageQuery } from './NewInvoicePage.generated.ts';
import { formTotals } from './invoiceTotals.ts';

const CPF_LENGTH = 11;

export const buyerFields = ['street', 'city', 'state', 'cep', 'document'] as const;

export type Buyer = NonNullable<NewInvoicePageQuery['customer']>;

interface Party {
  name: string;
  address: string;
  taxId: string;
}

export interface InvoiceValues {
  orderNo: string;
  status: EditInvoiceForm_InvoiceFragment['status'];
  day: string;
  dueDay: string;
  currency: string;
  vat: number | string;
  pricesIncludeTax: boolean;
  discount: number | string;
  customer: ReferenceValue[];
  buyer: Party;
  seller: Party & { pixKey: string };
  items: { key: string; name: string; unit: number | string; price: number | string }[];
}

export type InvoiceFormApi = UseFormReturnType<InvoiceValues>;

export const newItem = (key = randomId()) => ({ key, name: '', unit: 1, price: '' });

const itemsPart = {
  fields: [
    plainField('name', { isRequired: true }),
    plainField('unit', { kind: 'quantity', isRequired: true, default: '1' }),
    plainField('price', { kind: 'unitPrice', isRequired: true }),
  ],
};

/** Returns the items without the empty lines; one that stands alone stays. */
function enteredItems(items: InvoiceValues['items']) {
  const entered = withoutBlank(itemsPart, items);
  return entered.length > 0 ? entered : items.slice(0, 1);
}

function invoiceValues(invoice?: EditInvoiceForm_InvoiceFragment): InvoiceValues {
  return {
    orderNo: invoice?.orderNo ?? '',
    status: invoice?.status ?? 'pending',
    day: accountingDay(invoice?.date),
    dueDay: invoice?.dueDay ?? '',
    currency: invoice?.currency ?? '',
    vat: invoice?.vat ?? '',
    pricesIncludeTax: invoice?.pricesIncludeTax ?? false,
    discount: invoice?.discount ?? 0,
    customer: invoice?.customer ? [{ id: invoice.customer.id, name: invoice.customer.name }] : [],
    buyer: partyValues(invoice?.buyer, invoice?.buyerTaxId),
    seller: sellerValues(invoice),
    items: invoice
      ? invoice.items.map(({ name, unit, price }, at) => ({ key: `${at}`, name, unit, price }))
      : [newItem('0')],
  };
}

const partyValues = (party?: { name: string; address: string }, taxId?: string | null): Party => ({
  name: party?.name ?? '',
  address: party?.address ?? '',
  taxId: writtenTaxId(taxId ?? ''),
});

const writtenTaxId = (taxId: string) => masked(taxId.length > CPF_LENGTH ? 'cnpj' : 'cpf', taxId);

const sellerValues = (from: SellerOf | undefined) => ({
  ...partyValues(from?.seller, from?.sellerTaxId),
  pixKey: from?.pixKey ?? '',
});

interface SellerOf extends Pick<EditInvoiceForm_InvoiceFragment, 'sellerTaxId' | 'pixKey'> {
  seller: Pick<EditInvoiceForm_InvoiceFragment['seller'], 'name' | 'address'>;
}

/** Returns the mutation's input; an unchanged date keeps its time of day. */
export function invoiceInput(values: InvoiceValues, invoice?: EditInvoiceForm_InvoiceFragment) {
  const isSameDay = invoice && accountingDay(invoice.date) === values.day;
  const isToday = values.day === accountingDay();
  const moment = isToday ? new Date() : startOfAccountingDay(values.day);
  return {
    ...(values.orderNo.trim() && { orderNo: values.orderNo.trim() }),
    status: values.status,
    date: isSameDay ? invoice.date : (moment?.toISOString() ?? null),
    dueDay: dayLater(values.dueDay) ?? null,
    currency: values.currency,
    vat: Number(values.vat),
    pricesIncludeTax: values.pricesIncludeTax,
    discount: Number(values.discount),
    customerId: values.customer[0]?.id ?? null,
    buyer: enteredParty(values.buyer),
    buyerTaxId: values.buyer.taxId.trim() || null,
    seller: enteredParty(values.seller),
    sellerTaxId: values.seller.taxId.trim() || null,
    pixKey: values.seller.pixKey.trim() || null,
    items: values.items.map(({ name, unit, price }) => ({
      name,
      unit: Number(unit),
      price: Number(price),
    })),
  };
}

const enteredParty = ({ name, address }: Party) => ({ name, address });

export function buyerOf({ name, street, city, state, cep, document }: Buyer) {
  const address = [street, city, state, masked('cep', cep ?? '')].filter(Boolean).join(', ');
  return partyValues({ name, address }, document);
}

interface Given {
  customer: Buyer | null | undefined;
  product: { title: string; price: number } | null | undefined;
  company: NewInvoicePageQuery['company'];
}

export function newInvoiceValues({ customer, product, company }: Given): InvoiceValues {
  const values = invoiceValues();
  const { paymentDays, taxId: sellerTaxId, pixKey } = company;
  const due = paymentDays === null ? undefined : dayLater(values.day, paymentDays);
  return {
    ...values,
    dueDay: due ?? '',
    currency: company.currencySign,
    vat: company.taxRate,
    pricesIncludeTax: company.pricesIncludeTax,
    seller: sellerValues({ seller: company, sellerTaxId, pixKey }),
    ...(customer && {
      customer: [{ id: customer.id, name: customer.name }],
      buyer: buyerOf(customer),
    }),
    ...(product && { items: [{ ...newItem('0'), name: product.title, price: product.price }] }),
  };
}

/** Copies the original, but with a number of its own, today's date, no due date and the first status. */
export function copiedInvoiceValues(original: EditInvoiceForm_InvoiceFragment): InvoiceValues {
  const { orderNo, status, day, dueDay } = invoiceValues();
  return { ...invoiceValues(original), orderNo, status, day, dueDay };
}

const unlessEmpty =
  <Value>(check: (value: Value) => string | null) =>
  (value: Value, { items }: InvoiceValues, path: string) => {
    const [, at] = path.split('.');
    return enteredItems(items).includes(items[Number(at)]!) ? check(value) : null;
  };

type Options = RecordFormOptions<InvoiceValues, EditInvoiceForm_InvoiceFragment>;

export function useInvoiceForm(
  options: Pick<Options, 'name' | 'stored' | 'save' | 'leave'> & Partial<Pick<Options, 'valuesOf'>>,
) {
  const { t } = useTranslation('common');
  const { t: say } = useTranslation('invoices');
  const required = (value: string) => (value.trim() === '' ? t('fieldRequired') : null);
  const { day: check } = useDayCheck();
  const number = useNumberCheck();
  const { limit: written } = useFormat();

  function aboveSubtotal(values: InvoiceValues) {
    const { subtotal } = formTotals(values);
    const range = { min: written(0), max: written(subtotal) };
    return numberOf(values.discount) > subtotal ? t('number.range', range) : null;
  }

  return useRecordForm<InvoiceValues, EditInvoiceForm_InvoiceFragment>({
    valuesOf: invoiceValues,
    entered: (values) => ({ ...values, items: enteredItems(values.items) }),
    ...options,
    formNames: {
      date: 'day',
      customerId: 'customer',
      buyerTaxId: 'buyer.taxId',
      sellerTaxId: 'seller.taxId',
      pixKey: 'seller.pixKey',
    },
    validate: {
      day: (day: string) => check(day, { isRequired: true }),
      dueDay: (dueDay: string, { day }: InvoiceValues) =>
        check(dueDay) ?? (dueDay && dueDay < day ? say('form.dueBeforeDate') : null),
      currency: required,
      vat: number(percentLimits),
      discount: (discount: number | string, values: InvoiceValues) =>
        number(moneyLimits)(discount) ?? aboveSubtotal(values),
      buyer: { name: required },
      seller: { name: required },
      items: {
        name: unlessEmpty(required),
        unit: unlessEmpty(number(quantityLimits)),
        price: unlessEmpty(number(priceLimits)),
      },
    },
  });
}
