import { useReadQuery } from '@apollo/client/react';
import { Anchor, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { linkTo, paths } from '../../app/paths.ts';
import { CURRENCY } from '../../components/currency.ts';
import { Facts } from '../../components/Facts.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import type { DealPageQuery } from './DealPage.generated.ts';
import type { loader } from './DealPage.loader.ts';
import { DealProducts } from './DealProducts.tsx';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTimeline } from './DealTimeline.tsx';

export function DealPage() {
  const { t } = useTranslation('deals');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { deal } = data;
  return (
    <RecordPage title={deal?.title} list={{ name: t('title'), path: paths.deals }} historyOf={deal}>
      {deal ? (
        <Stack gap="lg">
          <DealFacts deal={deal} />
          <DealProducts products={deal.products} />
          <DealTimeline entries={deal.timeline} />
        </Stack>
      ) : null}
    </RecordPage>
  );
}

function DealFacts({ deal }: { deal: NonNullable<DealPageQuery['deal']> }) {
  const { t } = useTranslation('deals');
  const { day, money } = useFormat();
  const { customer, invoiceId } = deal;
  return (
    <Paper p="lg" component="section" aria-label={t('data')}>
      <Facts
        facts={[
          [t('fields.stage'), <DealStageBadge key="stage" stage={deal.stage} />],
          [
            t('fields.customer'),
            customer ? (
              <Anchor component={Link} to={linkTo.customer(customer.id)}>
                {customer.name}
              </Anchor>
            ) : null,
          ],
          [t('fields.amount'), money(deal.amount, CURRENCY)],
          [t('fields.expectedCloseOn'), day(deal.expectedCloseOn)],
          [t('fields.owner'), deal.owner?.name],
          [t('fields.lostReason'), deal.lostReason],
          [
            t('fields.invoice'),
            invoiceId ? (
              <Anchor component={Link} to={linkTo.invoice(invoiceId)}>
                {t('openInvoice')}
              </Anchor>
            ) : null,
          ],
          [t('fields.createdAt'), day(deal.createdAt)],
        ]}
      />
    </Paper>
  );
}
