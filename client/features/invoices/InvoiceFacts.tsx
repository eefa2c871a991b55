import { useTranslation } from 'react-i18next';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { PreviewLink } from '../../records/page/PreviewLink.tsx';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import {
  ChangeInvoiceDocument,
  type InvoiceFacts_InvoiceFragment,
} from './InvoiceFacts.generated.ts';

interface Props {
  declaration: RecordDeclaration;
  invoice: InvoiceFacts_InvoiceFragment;
}

export function InvoiceFacts({ declaration, invoice }: Props) {
  const { t } = useTranslation('invoices');
  const { customer, deal, status } = invoice;
  return (
    <div data-not-printed>
      <RecordFacts
        declaration={declaration}
        record={invoice}
        update={ChangeInvoiceDocument}
        isReadOnly={status === 'delivered'}
        words={{ labelOf: (name) => t(`form.${name as 'dueOn'}`) }}
        sections={[
          {
            facts: [
              'date',
              'dueOn',
              [
                t('form.customer'),
                customer && <PreviewLink kind="Customer" id={customer.id} name={customer.name} />,
              ],
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
