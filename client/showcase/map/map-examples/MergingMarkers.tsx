import { Input, Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stateShapes, statesTransform } from '../../../ui/map/brazilStates.ts';
import { mergedPoints } from '../mergedPoints.ts';
import { places, viewBoxOf } from '../../../ui/map/mapView.ts';
import { capitals } from '../../../ui/map/capitals.ts';
import styles from './MergingMarkers.module.css';

const points = capitals.map(({ name: _, ...place }) => ({ ...place, count: 1, customer: null }));

export function MergingMarkers() {
  const { t } = useTranslation('map-examples', { keyPrefix: 'examples.MergingMarkers' });
  const [zoom, setZoom] = useState(3);
  const markers = mergedPoints(points, zoom);
  return (
    <>
      <svg
        className={styles.map}
        viewBox={viewBoxOf(places.brazil)}
        role="img"
        aria-label={t('shown', { count: markers.length })}
      >
        <g transform={statesTransform}>
          {stateShapes.map(({ code, path }) => (
            <path key={code} className={styles.state} d={path} />
          ))}
        </g>
        {markers.map(({ key, x, y, count }) => (
          <g key={key} transform={`translate(${x} ${y})`}>
            <circle className={styles.marker} r={1.4 + Math.sqrt(count) * 0.7} />
            <text className={styles.count}>{count > 1 ? count : ''}</text>
          </g>
        ))}
      </svg>
      <Input.Wrapper label={t('nearer')} labelElement="div">
        <Slider
          thumbLabel={t('nearer')}
          min={1}
          max={6}
          step={0.5}
          value={zoom}
          onChange={setZoom}
        />
      </Input.Wrapper>
    </>
  );
}
