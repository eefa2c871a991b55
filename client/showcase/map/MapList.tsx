import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../../records/list/ListPager.tsx';
import { MapListDocument, type MapListQuery } from './MapList.generated.ts';
import styles from './MapList.module.css';
import { listIn } from './mapUrl.ts';
import type { MapView, Size } from '../../ui/map/mapView.ts';
import { placeOf } from './placeOf.ts';
import { StatusMark } from './StatusMark.tsx';
import { useMapUrl } from './useMapUrl.ts';

const LINES_WHILE_LOADING = 6;
/** The zoom at which streets of a town can be told apart. */
const TOWN_ZOOM = 9;

interface Props {
  view: MapView;
  size: Size;
}

export function MapList({ view, size }: Props) {
  const { t } = useTranslation(['map', 'common']);
  const { parameters } = useMapUrl();
  const { data, previousData, error, refetch } = useQuery(MapListDocument, {
    variables: listIn(parameters, { view, size }),
  });
  const list = (data ?? previousData)?.customers;
  return (
    <section className={styles.list} aria-label={t('list')}>
      <Title order={2} size="h5" mb="xs">
        {t('list')}
      </Title>
      {error ? (
        <Alert color="red" role="alert" title={t('common:pages.failedTitle')}>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </Alert>
      ) : null}
      {!list && !error ? <Loading /> : null}
      {list ? <Found list={list} view={view} /> : null}
    </section>
  );
}

function Found({ list, view }: { list: MapListQuery['customers']; view: MapView }) {
  const { t } = useTranslation('map');
  const { customerId, change } = useMapUrl();
  const { nodes, pageInfo, totalCount } = list;
  if (nodes.length === 0) {
    return (
      <Text c="dimmed" size="sm" role="status">
        {t('noneHere')}
      </Text>
    );
  }
  const show = ({ id, latitude, longitude }: (typeof nodes)[number]) =>
    change({
      customer: id,
      view: {
        latitude: latitude ?? view.latitude,
        longitude: longitude ?? view.longitude,
        zoom: Math.max(view.zoom, TOWN_ZOOM),
      },
    });
  return (
    <>
      <ul className={styles.entries}>
        {nodes.map((customer) => (
          <li key={customer.id}>
            <UnstyledButton
              className={styles.entry}
              aria-current={customer.id === customerId || undefined}
              onClick={() => show(customer)}
            >
              <Text span size="sm" fw={600} className={styles.name}>
                {customer.name}
              </Text>
              <Text span size="sm" c="dimmed">
                {placeOf(customer)}
              </Text>
              <StatusMark status={customer.status} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ListPager pageInfo={pageInfo} shown={nodes.length} totalCount={totalCount} />
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Stack gap="xs" role="status" aria-label={t('loading')}>
      {Array.from({ length: LINES_WHILE_LOADING }, (_, line) => (
        <Skeleton key={line} height={52} />
      ))}
    </Stack>
  );
}
