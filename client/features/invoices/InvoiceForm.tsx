import { Paper, SimpleGrid } from '@mantine/core';
import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { type InvoiceStatus, invoiceStatuses } from './invoiceStatus.ts';
import { useEnteredWords } from '../../ui/dates/useEnteredWords.ts';
import { numberOf } from '../../ui/numberOf.ts';
import { rowPath } from '../../records/form/refusedFields.ts';
import { RecordForm } from '../../records/form/RecordForm.tsx';
import type { RecordFormApi } from '../../records/form/useRecordForm.ts';
import { InvoiceGeneral } from './InvoiceGeneral.tsx';
import { InvoiceItems } from './InvoiceItems.tsx';
import { InvoiceParty } from './InvoiceParty.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { formTotals } from './invoiceTotals.ts';
import type { InvoiceFormApi, InvoiceValues } from './useInvoiceForm.ts';

const General = showing(
  ['orderNo', 'status', 'day', 'dueDay', 'currency', 'vat', 'pricesIncludeTax', 'discount'],
  InvoiceGeneral,
);
const Parties = showing(['customer', 'buyer', 'seller'], InvoiceParties);

interface Props {
  record: RecordFormApi<InvoiceValues>;
  submitLabel: string;
  statuses?: readonly InvoiceStatus[];
  cancel: string;
}

export function InvoiceForm({ record, statuses = invoiceStatuses, ...props }: Props) {
  const { t } = useTranslation(['invoices', 'records']);
  const { form } = record;
  return (
    <RecordForm isWide record={record} {...useWords(form.values.currency)} {...props}>
      <General form={form} statuses={statuses} isNew={record.base === undefined} />
      <Parties form={form} />
      <Paper p="lg" component="section" aria-label={t('records:fieldsOf.Invoice.items')}>
        <InvoiceItems form={form} />
        <InvoiceTotals {...formTotals(form.values)} />
      </Paper>
    </RecordForm>
  );
}

function InvoiceParties({ form }: { form: InvoiceFormApi }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      <InvoiceParty form={form} side="buyer" />
      <InvoiceParty form={form} side="seller" />
    </SimpleGrid>
  );
}

/** Memoizes by these fields, since a key in a line renders the form. */
function showing<Given extends { form: InvoiceFormApi }>(
  fields: readonly (keyof InvoiceValues)[],
  Part: ComponentType<Given>,
) {
  const shown = ({ form, ...given }: Given) =>
    JSON.stringify([given, form.errors, fields.map((name) => form.values[name])]);
  return memo(Part, (before, after) => shown(before) === shown(after));
}

function useWords(currency: string) {
  const { t } = useTranslation(['invoices', 'records']);
  const { number, price: priceText } = useFormat();
  const words = useEnteredWords();
  const partyLabel = (side: 'buyer' | 'seller', field: string) =>
    `${t(`records:fieldsOf.Invoice.${side}`)}: ${field}`;
  const labels: Record<string, string> = {
    orderNo: t('records:fieldsOf.Invoice.orderNo'),
    status: t('records:fieldsOf.Invoice.status'),
    day: t('records:fieldsOf.Invoice.date'),
    dueDay: t('records:fieldsOf.Invoice.dueDay'),
    currency: t('records:fieldsOf.Invoice.currency'),
    vat: t('records:fieldsOf.Invoice.vat'),
    pricesIncludeTax: t('records:fieldsOf.Invoice.pricesIncludeTax'),
    discount: t('records:fieldsOf.Invoice.discount'),
    'buyer.taxId': partyLabel('buyer', t('form.taxId')),
    'seller.taxId': partyLabel('seller', t('form.taxId')),
    'seller.pixKey': t('records:fieldsOf.Invoice.pixKey'),
    items: t('records:fieldsOf.Invoice.items'),
    customer: t('records:fieldsOf.Invoice.customer'),
    'buyer.name': partyLabel('buyer', t('records:fieldsOf.InvoiceParty.name')),
    'buyer.address': partyLabel('buyer', t('records:fieldsOf.InvoiceParty.address')),
    'seller.name': partyLabel('seller', t('records:fieldsOf.InvoiceParty.name')),
    'seller.address': partyLabel('seller', t('records:fieldsOf.InvoiceParty.address')),
  };
  const itemLabels: Record<string, string> = {
    name: t('records:fieldsOf.InvoiceItem.name'),
    unit: t('records:fieldsOf.InvoiceItem.unit'),
    price: t('records:fieldsOf.InvoiceItem.price'),
  };
  return {
    labelOf(name: string) {
      const path = rowPath(name);
      if (!path) return labels[name] ?? name;
      const field = itemLabels[path.field] ?? path.field;
      return t('form.itemField', { field, number: path.index + 1 });
    },
    describe(name: string, value: unknown) {
      if (name === 'status') return t(`records:choicesOf.Invoice.status.${value as InvoiceStatus}`);
      if (name === 'day' || name === 'dueDay') return words.day(value);
      if (name === 'customer') return (value as InvoiceValues['customer'])[0]?.name;
      if (name !== 'items') return undefined;
      const items = value as InvoiceValues['items'];
      return items
        .map(
          ({ unit, name, price }) =>
            `${typeof unit === 'number' ? number(unit) : unit} × ${name}, ${priceText(numberOf(price), currency)}`,
        )
        .join('; ');
    },
  };
}
