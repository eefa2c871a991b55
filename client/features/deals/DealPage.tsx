import { useReadQuery } from '@apollo/client/react';
import { Anchor, Group, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo, paths } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { Facts } from '../../components/Facts.tsx';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { DealActions } from './DealActions.tsx';
import type { DealPageQuery } from './DealPage.generated.ts';
import type { loader } from './DealPage.loader.ts';
import { DealNextStep } from './DealNextStep.tsx';
import { DealProducts } from './DealProducts.tsx';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTimeline } from './DealTimeline.tsx';
import { DealTiming } from './DealTiming.tsx';
import { isClosed } from './dealTiming.ts';
import { InvoiceDealButton } from './InvoiceDealButton.tsx';

type Deal = NonNullable<DealPageQuery['deal']>;

export function DealPage() {
  const { t } = useTranslation('deals');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { deal } = data;
  return (
    <RecordPage
      title={deal?.title}
      list={{ name: t('title'), path: paths.deals }}
      historyOf={deal}
      actions={deal ? <DealActions deal={deal} /> : null}
    >
      {deal ? (
        <Stack gap="lg">
          <DealFacts deal={deal} />
          <DealProducts products={deal.products} />
          <DealTimeline dealId={deal.id} entries={deal.timeline} />
        </Stack>
      ) : null}
    </RecordPage>
  );
}

function DealFacts({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const { calendarDay, day, money } = useFormat();
  const { customer, owner, stage } = deal;
  return (
    <Paper p="lg" component="section" aria-label={t('data')}>
      <Facts
        facts={[
          [t('fields.stage'), <DealStageBadge key="stage" stage={stage} />],
          [t('columns.timing'), <DealTiming key="timing" deal={deal} />],
          ...(isClosed(stage)
            ? []
            : [[t('fields.nextStep'), <DealNextStep key="nextStep" deal={deal} />] as const]),
          [
            t('fields.customer'),
            customer ? (
              <Anchor component={Link} to={linkTo.customer(customer.id)}>
                {customer.name}
              </Anchor>
            ) : null,
          ],
          [t('fields.amount'), money(deal.amount, CURRENCY)],
          [t('fields.expectedCloseOn'), calendarDay(deal.expectedCloseOn)],
          [
            t('fields.owner'),
            owner ? (
              <Group gap="xs">
                <PersonAvatar name={owner.name} src={owner.avatar} size={24} />
                {owner.name}
              </Group>
            ) : null,
          ],
          ...(stage === 'lost' ? [[t('fields.lostReason'), deal.lostReason] as const] : []),
          ...(stage === 'won'
            ? [[t('fields.invoice'), <InvoiceDealButton key="invoice" deal={deal} />] as const]
            : []),
          [t('fields.createdAt'), day(deal.createdAt)],
        ]}
      />
    </Paper>
  );
}
