import { useQuery } from '@apollo/client/react';
import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { foundEntry } from '../../records/form/foundEntry.tsx';
import { lentInputs } from '../../records/form/lentInputs.ts';
import { referenceEntry } from '../../records/form/referenceEntry.tsx';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import type { DealFacts_DealFragment } from './DealFacts.generated.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';
import { DealNextStep } from './DealNextStep.tsx';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTiming } from './DealTiming.tsx';
import { isClosed } from './dealTiming.ts';
import { lossDetails } from './lossReason.ts';
import { UpdateDealDocument } from './EditDealPage.generated.ts';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';

interface Props {
  declaration: RecordDeclaration;
  deal: DealFacts_DealFragment;
}

export function DealFacts({ declaration, deal }: Props) {
  const { t } = useTranslation('deals');
  const { money } = useFormat();
  const { data } = useQuery(DealFiltersDocument);
  const owners = (data?.owners ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { stage, customer, owner } = deal;
  const reasons = (data?.lossReasons.nodes ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const hasReasons = reasons.length > 0;
  const names: Record<string, 'customer' | 'owner' | 'lostReason' | 'lostDetails'> = {
    customerId: 'customer',
    ownerId: 'owner',
    lossReasonId: 'lostReason',
    ...(hasReasons && { lostReason: 'lostDetails' }),
  };
  const labelOf = (name: string) => t(`fields.${names[name] ?? (name as 'title')}`);
  return (
    <RecordFacts
      declaration={declaration}
      record={{ ...deal, ownerId: owner?.id, lostReason: lossDetails(deal) || null }}
      update={UpdateDealDocument}
      entries={{
        customerId: foundEntry(
          lentInputs.CustomerInput,
          (record) => (record as unknown as DealFacts_DealFragment).customer,
        ),
        ownerId: referenceEntry(owners, { none: t('noOwner') }),
        lossReasonId: referenceEntry(reasons, { none: t('losing.other') }),
      }}
      words={{ labelOf }}
      shows={{
        customerId: customer && (
          <Anchor inherit component={Link} to={linkTo.customer(customer.id)}>
            {customer.name}
          </Anchor>
        ),
        lossReasonId: deal.lossReason?.name ?? t('losing.other'),
        ownerId: owner && (
          <Group gap="xs">
            <PersonAvatar name={owner.name} src={owner.avatar} size={24} />
            {owner.name}
          </Group>
        ),
      }}
      sections={[
        {
          facts: [
            'title',
            [t('fields.stage'), <DealStageBadge key="stage" stage={stage} />],
            [t('columns.timing'), <DealTiming key="timing" deal={deal} />],
            'customerId',
            deal.products.length > 0 ? [labelOf('amount'), money(deal.amount, CURRENCY)] : 'amount',
            'expectedCloseOn',
            'ownerId',
            ...(isClosed(stage)
              ? []
              : [[t('fields.nextStep'), <DealNextStep key="nextStep" deal={deal} />] as const]),
            ...(isClosed(stage) ? ['closedAt'] : []),
            ...(stage === 'lost' && hasReasons ? ['lossReasonId'] : []),
            ...(stage === 'lost' ? ['lostReason'] : []),
            ...(stage === 'won'
              ? [[t('fields.invoice'), <InvoiceDealButton key="invoice" deal={deal} />] as const]
              : []),
            'createdAt',
          ],
        },
      ]}
    />
  );
}
