import { IconChartBar, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { DealFilters } from './DealFilters.tsx';
import { dealViews } from './dealFilter.ts';
import { DealsBoard } from './DealsBoard.tsx';
import { DealsList } from './DealsList.tsx';
import type { loader } from './DealsPage.loader.ts';
import { NewDealButton } from './NewDealButton.tsx';

const icons = { board: IconLayoutKanban, table: IconList, forecast: IconChartBar };

/** Shows the same filtered deals as a board, a table or a forecast. */
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
      <ListLayout>
        <DealFilters declaration={shown.declaration} />
        {shown.view === 'board' ? <DealsBoard {...shown} /> : null}
        {shown.view === 'table' ? (
          <DealsList declaration={shown.declaration} query={shown.query} />
        ) : null}
        {shown.view === 'forecast' ? <shown.DealForecast query={shown.query} /> : null}
      </ListLayout>
    </>
  );
}
