import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RelatedList } from '../../records/page/RelatedList.tsx';
import { InvoiceDetails } from './InvoiceDetails.tsx';
import type { InvoicePreviewContentQuery } from './invoicePreviewContent.generated.ts';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import { InvoiceTotals } from './InvoiceTotals.tsx';
import { lineAmount } from './invoiceTotals.ts';
import { PaymentStateBadge } from './PaymentStateBadge.tsx';

interface Props {
  declaration: RecordDeclaration;
  invoice: NonNullable<InvoicePreviewContentQuery['invoice']>;
}

export function InvoicePreview({ declaration, invoice }: Props) {
  const { t } = useTranslation(['invoices', 'records']);
  const { money, number } = useFormat();
  const { items, currency } = invoice;
  const nodes = items.map((item, index) => ({ ...item, id: String(index) }));
  return (
    <>
      <Group gap="xs">
        <InvoiceStatusBadge status={invoice.status} />
        <PaymentStateBadge state={invoice.paymentState} />
      </Group>
      <InvoiceDetails key={invoice.id} declaration={declaration} invoice={invoice} />
      <RelatedList
        title={t('records:fieldsOf.Invoice.items')}
        list={{ totalCount: nodes.length, nodes }}
        columns={[
          { title: t('records:fieldsOf.InvoiceItem.name'), render: ({ name }) => name },
          {
            title: t('records:fieldsOf.InvoiceItem.unit'),
            render: ({ unit }) => number(unit),
            isAmount: true,
          },
          {
            title: t('form.amount'),
            render: (item) => money(lineAmount(item), currency),
            isAmount: true,
          },
        ]}
      />
      <InvoiceTotals {...invoice} />
    </>
  );
}
