import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useSession } from '../../core/session.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ActivityTile } from './ActivityTile.tsx';
import { EventsTile } from './EventsTile.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import type { loader } from './HomePage.loader.ts';
import styles from './HomePage.module.css';
import { NewCustomersTile } from './NewCustomersTile.tsx';
import { OpenInvoicesTile } from './OpenInvoicesTile.tsx';
import { periodIn } from './period.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { PipelineTile } from './PipelineTile.tsx';
import { RevenueTile } from './RevenueTile.tsx';
import { StockTile } from './StockTile.tsx';
import { TopProductsTile } from './TopProductsTile.tsx';

export function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const { user } = useSession();
  const [parameters] = useSearchParams();
  const { firstSteps } = useLoaderData<ReturnType<typeof loader>>();
  const period = periodIn(parameters);
  return (
    <>
      <PageTitle title={t('greeting', { name: user?.name })} name={t('common:home')} />
      {firstSteps ? <FirstSteps query={firstSteps} /> : null}
      <PeriodPicker period={period} />
      <div className={styles.page}>
        <div className={styles.tiles}>
          <div className={styles.wide}>
            <RevenueTile period={period} />
          </div>
          <div className={styles.third}>
            <NewCustomersTile period={period} />
          </div>
          <div className={styles.third}>
            <OpenInvoicesTile period={period} />
          </div>
          <div className={styles.half}>
            <PipelineTile />
          </div>
          <div className={styles.half}>
            <TopProductsTile period={period} />
          </div>
          <div className={styles.third}>
            <StockTile />
          </div>
          <div className={styles.third}>
            <EventsTile />
          </div>
          <div className={styles.third}>
            <ActivityTile />
          </div>
        </div>
      </div>
    </>
  );
}
