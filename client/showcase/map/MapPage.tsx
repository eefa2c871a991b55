import { useReadQuery } from '@apollo/client/react';
import { Paper, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { BaseMap } from '../../ui/map/BaseMap.tsx';
import { MapExamples } from './MapExamples.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import { MapList } from './MapList.tsx';
import type { loader } from './MapPage.loader.ts';
import styles from './MapPage.module.css';
import { keepMapSize, mapSize } from './mapSize.ts';
import { customerStatuses } from './mapUrl.ts';
import { places, viewOf } from '../../ui/map/mapView.ts';
import { useMapUrl } from './useMapUrl.ts';

export function MapPage() {
  const { t } = useTranslation('map');
  const { data } = useReadQuery(useLoaderData<typeof loader>().map);
  const { ref, width, height } = useElementSize();
  const { view, change } = useMapUrl();
  const size = useMemo(
    () => (width > 0 && height > 0 ? { width, height } : mapSize()),
    [width, height],
  );
  useEffect(() => keepMapSize(size), [size]);
  const settled = view ?? viewOf(places.brazil, size);
  return (
    <>
      <PageTitle title={t('title')}>
        <StatusFilter />
      </PageTitle>
      <div className={styles.parts}>
        <Paper className={styles.frame}>
          <div ref={ref} className={styles.map}>
            <MapCanvas
              points={data.customerPoints}
              size={size}
              settled={settled}
              onSettle={(next) => change({ view: next })}
            >
              <BaseMap />
            </MapCanvas>
          </div>
          <p className={styles.sources}>{t('sources')}</p>
        </Paper>
        <MapList view={settled} size={size} />
      </div>
      <MapExamples />
    </>
  );
}

const EVERY = 'every';

function StatusFilter() {
  const { t } = useTranslation('map');
  const { status, change } = useMapUrl();
  return (
    <SegmentedControl
      aria-label={t('filter')}
      value={status ?? EVERY}
      onChange={(chosen) => change({ status: customerStatuses.find((each) => each === chosen) })}
      data={[
        { value: EVERY, label: t('everyStatus') },
        ...customerStatuses.map((each) => ({ value: each, label: t(`statuses.${each}`) })),
      ]}
    />
  );
}
