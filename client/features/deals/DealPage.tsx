import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { RecordRelated } from '../../records/page/RecordRelated.tsx';
import { DealActions } from './DealActions.tsx';
import { DealDetails } from './DealDetails.tsx';
import type { loader } from './DealPage.loader.ts';
import { DealProducts } from './DealProducts.tsx';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTimeline } from './DealTimeline.tsx';

export function DealPage() {
  const { t } = useTranslation('deals');
  const { declaration, record } = useLoaderData<typeof loader>();
  const { deal } = useReadQuery(record).data;
  return (
    <RecordPage
      title={deal?.title}
      badge={deal ? <DealStageBadge stage={deal.stage} /> : null}
      list={{ name: t('title'), path: paths.deals }}
      historyOf={deal}
      actions={deal ? <DealActions declaration={declaration} deal={deal} /> : null}
      aside={
        deal ? (
          <>
            <DealDetails key={deal.id} declaration={declaration} deal={deal} />
            <RecordRelated declaration={declaration} id={deal.id} />
          </>
        ) : null
      }
    >
      {deal ? (
        <>
          <DealTimeline declaration={declaration} deal={deal} />
          <DealProducts products={deal.products} />
        </>
      ) : null}
    </RecordPage>
  );
}
