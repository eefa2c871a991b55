import { IconChartBar, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PendingPart } from '../../components/PendingPart.tsx';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { DealFilters } from './DealFilters.tsx';
import { dealViews } from './dealFilter.ts';
import { DealsBoard } from './DealsBoard.tsx';
import type { loader } from './DealsPage.loader.ts';
import { NewDealButton } from './NewDealButton.tsx';

const DealsList = lazyPart(async () => (await import('./DealsList.tsx')).DealsList);
const DealForecast = lazyPart(async () => (await import('./DealForecast.tsx')).DealForecast);

const icons = { board: IconLayoutKanban, table: IconList, forecast: IconChartBar };

/** Board, table and forecast of the same filtered deals. */
export function DealsPage() {
  const { t } = useTranslation('deals');
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={t('title')}>
        <ViewSwitch
          label={t('view')}
          name="as"
          views={dealViews.map((value) => ({
            value,
            label: t(`views.${value}`),
            icon: icons[value],
          }))}
        />
        <NewDealButton />
      </PageTitle>
      <DealFilters />
      {shown.view === 'board' ? <DealsBoard {...shown} /> : null}
      <Suspense fallback={<PendingPart error={undefined} onRetry={() => undefined} />}>
        {shown.view === 'table' ? <DealsList query={shown.query} /> : null}
        {shown.view === 'forecast' ? <DealForecast query={shown.query} /> : null}
      </Suspense>
    </>
  );
}
