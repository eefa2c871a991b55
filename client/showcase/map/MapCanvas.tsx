import { useMergedRef } from '@mantine/hooks';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapMarkers_PointFragment } from './MapMarkers.generated.ts';
import { MapCard } from './MapCard.tsx';
import styles from './MapCanvas.module.css';
import { MapControls } from './MapControls.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import { type MapView, scaleAt, type Size, unitsOf, zoomed } from '../../ui/map/mapView.ts';
import { StateLabels } from './StateLabels.tsx';
import { useMapGestures } from './useMapGestures.ts';
import { useMapMoves } from './useMapMoves.ts';

const CLUSTER_STEP = 2;

interface Props {
  points: readonly MapMarkers_PointFragment[];
  size: Size;
  /** The view that the URL has; `onSettle` changes it. */
  settled: MapView;
  onSettle: (view: MapView) => void;
  children: ReactNode;
}

/** Is dragged, pinched and zoomed; markers are placed on the base map. */
export function MapCanvas({ points, size, settled, onSettle, children }: Props) {
  const { t } = useTranslation('map');
  const hintId = useId();
  const map = useRef<SVGSVGElement>(null);
  const { view, move } = useMapMoves(settled, onSettle);
  const { wheelRef, ...gestures } = useMapGestures(view, move);
  const ref = useMergedRef(map, wheelRef);
  const scale = scaleAt(view.zoom);
  const [x, y] = unitsOf(view);
  const origin = { x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };

  function comeNearer(to: { latitude: number; longitude: number }) {
    // The focused marker splits: keep the focus in the map.
    map.current?.focus();
    move(zoomed({ ...view, ...to }, CLUSTER_STEP));
  }

  return (
    <>
      <svg
        ref={ref}
        className={styles.map}
        role="application"
        tabIndex={0}
        aria-label={t('map')}
        aria-describedby={hintId}
        {...gestures}
      >
        <g transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}>{children}</g>
        <StateLabels scale={scale} origin={origin} />
        <MapMarkers
          points={points}
          zoom={view.zoom}
          origin={origin}
          size={size}
          onNearer={comeNearer}
        />
        <MapCard scale={scale} origin={origin} />
      </svg>
      <p id={hintId} className={styles.hint}>
        {t('hint')}
      </p>
      <MapControls view={view} size={size} onMove={move} />
    </>
  );
}
