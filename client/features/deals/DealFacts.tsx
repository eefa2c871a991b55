import { useQuery } from '@apollo/client/react';
import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { choiceInput } from '../../records/page/choiceInput.tsx';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import type { DealFacts_DealFragment } from './DealFacts.generated.ts';
import { DealFiltersDocument } from './DealFilters.generated.ts';
import { evictDealLists } from './dealLists.ts';
import { DealNextStep } from './DealNextStep.tsx';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTiming } from './DealTiming.tsx';
import { isClosed } from './dealTiming.ts';
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
  const labelOf = (name: string) => t(`fields.${(name === 'ownerId' ? 'owner' : name) as 'title'}`);
  return (
    <RecordFacts
      declaration={declaration}
      record={{ ...deal, ownerId: owner?.id }}
      update={UpdateDealDocument}
      onChanged={evictDealLists}
      editors={{ ownerId: choiceInput(owners, t('noOwner')) }}
      words={{ labelOf }}
      shows={{
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
            [
              t('fields.customer'),
              customer && (
                <Anchor inherit component={Link} to={linkTo.customer(customer.id)}>
                  {customer.name}
                </Anchor>
              ),
            ],
            deal.products.length > 0 ? [labelOf('amount'), money(deal.amount, CURRENCY)] : 'amount',
            'expectedCloseOn',
            'ownerId',
            ...(isClosed(stage)
              ? []
              : [[t('fields.nextStep'), <DealNextStep key="nextStep" deal={deal} />] as const]),
            ...(isClosed(stage) ? ['closedAt'] : []),
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
