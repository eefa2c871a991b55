import { useTranslation } from 'react-i18next';
import { invoiceStatuses } from './invoiceStatus.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { invoiceFilterIn } from './invoiceListFilter.ts';
import { paymentStates } from './invoicePayment.ts';

const counted = { kind: 'Invoice', many: 'invoices', filterIn: invoiceFilterIn };

export function InvoiceFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['invoices', 'records']);
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      own={[
        {
          kind: 'choices',
          name: 'status',
          label: t('records:fieldsOf.Invoice.status'),
          choices: invoiceStatuses.map((value) => ({
            value,
            label: t(`records:choicesOf.Invoice.status.${value}`),
          })),
          counted: { ...counted, by: 'status' },
        },
        {
          kind: 'choices',
          name: 'payment',
          label: t('records:fieldsOf.Invoice.paymentState'),
          choices: paymentStates.map((value) => ({
            value,
            label: t(`records:choicesOf.Invoice.paymentState.${value}`),
          })),
          counted,
        },
        { kind: 'days', name: 'from', to: 'to', label: t('records:fieldsOf.Invoice.date') },
        {
          kind: 'values',
          name: 'currency',
          label: t('records:fieldsOf.Invoice.currency'),
          counted: { ...counted, by: 'currency' },
        },
        { kind: 'text', name: 'item', label: t('records:fieldsOf.InvoiceItem.name') },
      ]}
    />
  );
}
