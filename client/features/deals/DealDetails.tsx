import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { PreviewLink } from '../../records/page/PreviewLink.tsx';
import { RecordDetails } from '../../records/page/RecordDetails.tsx';
import type { DealDetails_DealFragment } from './DealDetails.generated.ts';
import { DealNextStep } from './DealNextStep.tsx';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTiming } from './DealTiming.tsx';
import { isClosed } from './dealTiming.ts';
import { lossDetails } from './lossReason.ts';
import { useDealOverrides } from './dealOverrides.tsx';
import { UpdateDealDocument } from './DealForm.generated.ts';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';
import { useInvoiceTotal } from './useInvoiceTotal.ts';

/** The fields that are shown by what the stage of the deal is. */
const ofItsStage = [
  ...['stage', 'amount', 'nextStep', 'nextStepDay', 'closedAt', 'lossReasonId', 'lostReason'],
  ...['invoiceId', 'stageChangedAt'],
];

interface Props {
  declaration: RecordDeclaration;
  deal: DealDetails_DealFragment;
}

export function DealDetails({ declaration, deal }: Props) {
  const { t } = useTranslation(['deals', 'records']);
  const { money } = useFormat();
  const { fieldOverrides, labelOf, hasReasons } = useDealOverrides(false);
  const { stage, customer, owner } = deal;
  const invoiceTotal = useInvoiceTotal()(deal.amount);
  return (
    <RecordDetails
      declaration={declaration}
      record={deal}
      update={UpdateDealDocument}
      fieldOverrides={fieldOverrides}
      words={{ labelOf }}
      elsewhere={ofItsStage}
      shows={{
        customerId: customer && (
          <PreviewLink kind="Customer" id={customer.id} name={customer.name} />
        ),
        lossReasonId: deal.lossReason?.name ?? t('losing.other'),
        lostReason: lossDetails(deal),
        ownerId: owner && (
          <Group gap="xs">
            <PersonAvatar name={owner.name} src={owner.avatar} size={24} />
            {owner.name}
          </Group>
        ),
      }}
      sections={[
        {
          details: [
            'title',
            [t('records:fieldsOf.Deal.stage'), <DealStageBadge key="stage" stage={stage} />],
            [t('columns.timing'), <DealTiming key="timing" deal={deal} />],
            'customerId',
            deal.products.length > 0
              ? [t('records:fieldsOf.Deal.amount'), money(deal.amount)]
              : 'amount',
            ...(invoiceTotal && !deal.invoiceId
              ? [[t('taxed.label'), t('taxed.text', invoiceTotal)] as const]
              : []),
            'expectedCloseDay',
            'ownerId',
            ...(isClosed(stage)
              ? []
              : [
                  [
                    t('records:fieldsOf.Deal.nextStep'),
                    <DealNextStep key="nextStep" deal={deal} />,
                  ] as const,
                ]),
            ...(isClosed(stage) ? ['closedAt'] : []),
            ...(stage === 'lost' && hasReasons ? ['lossReasonId'] : []),
            ...(stage === 'lost' ? ['lostReason'] : []),
            ...(stage === 'won'
              ? [
                  [
                    t('records:fieldsOf.Deal.invoice'),
                    <InvoiceDealButton key="invoice" deal={deal} />,
                  ] as const,
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
