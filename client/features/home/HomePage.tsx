import { useReadQuery } from '@apollo/client/react';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { useIsPageShown } from '../../ui/pageShown.ts';
import { AttentionList } from './AttentionList.tsx';
import {
  dismissFirstSteps,
  type FirstStepsQueryRef,
  isShopEmpty,
  isStepLeft,
} from './firstSteps.ts';
import type { FirstStepsQuery } from './FirstSteps.generated.ts';
import { Greeting } from './Greeting.tsx';
import type { loader } from './HomePage.loader.ts';
import styles from './HomePage.module.css';
import { NewCustomersTile } from './NewCustomersTile.tsx';
import { OpenInvoicesTile } from './OpenInvoicesTile.tsx';
import { periodIn } from './period.ts';
import { PeriodPicker, ShownDays } from './PeriodPicker.tsx';
import { RevenueTile } from './RevenueTile.tsx';

const FirstSteps = lazyPart(async () => (await import('./laterParts.ts')).FirstSteps);
const LowerTiles = lazyPart(async () => (await import('./laterParts.ts')).LowerTiles);

export function HomePage() {
  const { firstSteps } = useLoaderData<ReturnType<typeof loader>>();
  return firstSteps ? <HomeOfNewShop query={firstSteps} /> : <Dashboard />;
}

/** An empty shop has no figures yet: its home is the checklist alone. */
function HomeOfNewShop({ query }: { query: FirstStepsQueryRef }) {
  const { t } = useTranslation('common');
  const { data } = useReadQuery(query);
  const isDone = data !== undefined && !isStepLeft(data);
  useEffect(() => {
    if (isDone) dismissFirstSteps();
  }, [isDone]);
  if (!data || !isShopEmpty(data)) return <Dashboard steps={data} />;
  return (
    <>
      <Greeting name={t('home')} />
      <FirstSteps data={data} />
    </>
  );
}

function Dashboard({ steps }: { steps?: FirstStepsQuery | undefined }) {
  const { t } = useTranslation('common');
  const [parameters] = useSearchParams();
  const { attention } = useLoaderData<ReturnType<typeof loader>>();
  const period = periodIn(parameters);
  return (
    <>
      <Greeting name={t('home')}>
        <PeriodPicker />
      </Greeting>
      {steps && isStepLeft(steps) ? <FirstSteps data={steps} /> : null}
      <AttentionList query={attention} />
      <ShownDays period={period} />
      <Figures period={period} />
    </>
  );
}

function Figures({ period }: ComponentProps<typeof LowerTiles>) {
  const isPageShown = useIsPageShown();
  return (
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
        {isPageShown ? (
          <Suspense>
            <LowerTiles period={period} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
