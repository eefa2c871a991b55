import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import type { MapMarkers_PointFragment } from './MapMarkers.generated.ts';
import styles from './MapMarkers.module.css';
import { scaleAt, type Size } from '../../ui/map/mapView.ts';
import { type Marker, mergedPoints } from './mergedPoints.ts';
import { useMapUrl } from './useMapUrl.ts';

const PIN_RADIUS = 8;
const HIT_RADIUS = 14;
const CLUSTER_RADIUS = { least: 14, most: 30 };

interface Props {
  points: readonly MapMarkers_PointFragment[];
  zoom: number;
  /** The pixel at which the base map begins. */
  origin: { x: number; y: number };
  size: Size;
  /** Receives the centre of a cluster. */
  onNearer: (to: { latitude: number; longitude: number }) => void;
}

/** Shows a pin for each customer, and a circle with a number for a cluster. */
export function MapMarkers({ points, zoom, origin, size, onNearer }: Props) {
  const { t } = useTranslation('map');
  const { number } = useFormat();
  const { change } = useMapUrl();
  const scale = scaleAt(zoom);
  const isSeen = ({ x, y }: { x: number; y: number }) =>
    x > -HIT_RADIUS &&
    x < size.width + HIT_RADIUS &&
    y > -HIT_RADIUS &&
    y < size.height + HIT_RADIUS;
  const placed = mergedPoints(points, zoom)
    .map((marker) => ({ marker, x: origin.x + marker.x * scale, y: origin.y + marker.y * scale }))
    .filter(isSeen);

  const open = (marker: Marker) =>
    marker.customer ? change({ customer: marker.customer.id }) : onNearer(marker);
  const labelOf = ({ customer, count }: Marker) =>
    customer
      ? t('pin', { name: customer.name, status: t(`status.${customer.status}`) })
      : t('cluster', { count, number: number(count) });

  return (
    <g>
      {placed.map(({ marker, x, y }) => (
        <g
          key={marker.key}
          className={styles.marker}
          transform={`translate(${x} ${y})`}
          role="button"
          tabIndex={0}
          aria-label={labelOf(marker)}
          onClick={() => open(marker)}
          onKeyDown={onPress(() => open(marker))}
        >
          {marker.customer ? (
            <Pin status={marker.customer.status} />
          ) : (
            <Cluster count={marker.count} text={number(marker.count)} />
          )}
        </g>
      ))}
    </g>
  );
}

function Pin({ status }: { status: string }) {
  return (
    <>
      <circle r={HIT_RADIUS} fill="transparent" />
      <circle className={styles.pin} data-status={status} r={PIN_RADIUS} />
    </>
  );
}

/** Shows a cluster, whose radius grows slowly with the count. */
function Cluster({ count, text }: { count: number; text: string }) {
  const radius = Math.min(CLUSTER_RADIUS.most, CLUSTER_RADIUS.least + Math.log2(count));
  return (
    <>
      <circle className={styles.cluster} r={radius} />
      <text className={styles.count}>{text}</text>
    </>
  );
}

const onPress = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
};
