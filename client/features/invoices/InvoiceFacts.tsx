import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '../../app/paths.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
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
                customer && <RecordLink to={linkTo.customer(customer.id)} name={customer.name} />,
              ],
              ...(deal
                ? [
                    [
                      t('form.deal'),
                      <RecordLink to={linkTo.deal(deal.id)} name={deal.title} />,
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

function RecordLink({ to, name }: { to: string; name: string }) {
  return (
    <Anchor inherit component={Link} to={to}>
      {name}
    </Anchor>
  );
}
