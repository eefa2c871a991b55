import { useTranslation } from 'react-i18next';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { PreviewLink } from '../../records/page/PreviewLink.tsx';
import { RecordDetails } from '../../records/page/RecordDetails.tsx';
import {
  ChangeInvoiceDocument,
  type InvoiceDetails_InvoiceFragment,
} from './InvoiceDetails.generated.ts';

/** The fields that the page's head, its sheet and its payments show. */
const elsewhere = [
  'status',
  'buyerTaxId',
  'sellerTaxId',
  'pricesIncludeTax',
  'subtotal',
  'vatAmount',
  'total',
  'paidAmount',
  'openAmount',
  'paymentState',
];

interface Props {
  declaration: RecordDeclaration;
  invoice: InvoiceDetails_InvoiceFragment;
}

export function InvoiceDetails({ declaration, invoice }: Props) {
  const { t } = useTranslation('invoices');
  const { deal, status } = invoice;
  return (
    <div data-not-printed>
      <RecordDetails
        declaration={declaration}
        record={invoice}
        update={ChangeInvoiceDocument}
        isReadOnly={status === 'delivered'}
        elsewhere={elsewhere}
        sections={[
          {
            details: [
              'orderNo',
              'date',
              'dueDay',
              'customerId',
              ...(deal
                ? [
                    [
                      t('form.deal'),
                      <PreviewLink key="deal" kind="Deal" id={deal.id} name={deal.title} />,
                    ] as const,
                  ]
                : []),
              'currency',
              'discount',
              'vat',
              'pixKey',
            ],
          },
        ]}
      />
    </div>
  );
}
