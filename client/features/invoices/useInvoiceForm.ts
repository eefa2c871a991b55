import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import {
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import { localDay, startOfDay } from '../../components/localDay.ts';
import { masked } from '../../components/brazilianNumbers.ts';
import type { ChosenCustomer, FoundCustomer } from '../../components/CustomerInput.tsx';
import { countLimits, moneyLimits, percentLimits } from '../../../gateway/formats/numbers.rules.ts';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
import type { EditInvoiceForm_InvoiceFragment } from './EditInvoiceForm.generated.ts';

export interface InvoiceValues {
  orderNo: string;
  status: EditInvoiceForm_InvoiceFragment['status'];
  day: string;
  currency: string;
  vat: number | string;
  customer: ChosenCustomer;
  buyer: { name: string; address: string };
  seller: { name: string; address: string };
  items: { key: string; name: string; unit: number | string; price: number | string }[];
}

export type InvoiceFormApi = UseFormReturnType<InvoiceValues>;

export const newItem = (key = randomId()) => ({ key, name: '', unit: 1, price: '' });

function invoiceValues(invoice?: EditInvoiceForm_InvoiceFragment): InvoiceValues {
  return {
    orderNo: invoice?.orderNo ?? '',
    status: invoice?.status ?? 'pending',
    day: localDay(invoice?.date ?? new Date()),
    currency: invoice?.currency ?? '$',
    vat: invoice?.vat ?? 10,
    customer: invoice?.customer ? [{ id: invoice.customer.id, name: invoice.customer.name }] : [],
    buyer: { name: invoice?.buyer.name ?? '', address: invoice?.buyer.address ?? '' },
    seller: { name: invoice?.seller.name ?? '', address: invoice?.seller.address ?? '' },
    items: invoice
      ? invoice.items.map(({ name, unit, price }, at) => ({ key: `${at}`, name, unit, price }))
      : [newItem('0')],
  };
}

/** An unchanged date keeps its time of day. */
export function invoiceInput(values: InvoiceValues, invoice?: EditInvoiceForm_InvoiceFragment) {
  const isSameDay = invoice && localDay(invoice.date) === values.day;
  const isToday = values.day === localDay(new Date());
  const moment = isToday ? new Date() : startOfDay(values.day);
  return {
    ...(values.orderNo.trim() && { orderNo: values.orderNo.trim() }),
    status: values.status,
    date: isSameDay ? invoice.date : (moment?.toISOString() ?? null),
    currency: values.currency,
    vat: Number(values.vat),
    customerId: values.customer[0]?.id ?? null,
    buyer: values.buyer,
    seller: values.seller,
    items: values.items.map(({ name, unit, price }) => ({
      name,
      unit: Number(unit),
      price: Number(price),
    })),
  };
}

export function buyerOf({ name, tradeName, street, city, state, cep }: FoundCustomer) {
  const address = [street, city, state, masked('cep', cep ?? '')].filter(Boolean).join(', ');
  return { name: tradeName ?? name, address };
}

interface Parties {
  customer: FoundCustomer | null | undefined;
  seller: { name: string; address: string } | undefined;
}

export function newInvoiceValues({ customer, seller }: Parties): InvoiceValues {
  const values = invoiceValues();
  return {
    ...values,
    ...(seller && { seller: { name: seller.name, address: seller.address } }),
    ...(customer && {
      customer: [{ id: customer.id, name: customer.name }],
      buyer: buyerOf(customer),
    }),
  };
}

/** With a number of its own, today's date and the first status. */
export function copiedInvoiceValues(original: EditInvoiceForm_InvoiceFragment): InvoiceValues {
  const { orderNo, status, day } = invoiceValues();
  return { ...invoiceValues(original), orderNo, status, day };
}

type Options = RecordFormOptions<InvoiceValues, EditInvoiceForm_InvoiceFragment>;

export function useInvoiceForm(
  options: Pick<Options, 'name' | 'stored' | 'save' | 'leave'> & Partial<Pick<Options, 'valuesOf'>>,
) {
  const { t } = useTranslation('common');
  const required = (value: string) => (value.trim() === '' ? t('fieldRequired') : null);
  const number = useNumberCheck();
  return useRecordForm<InvoiceValues, EditInvoiceForm_InvoiceFragment>({
    valuesOf: invoiceValues,
    ...options,
    formNames: { date: 'day', customerId: 'customer' },
    validate: {
      day: required,
      currency: required,
      vat: number(percentLimits),
      buyer: { name: required },
      seller: { name: required },
      items: {
        name: required,
        unit: number(countLimits),
        price: number(moneyLimits),
      },
    },
  });
}
