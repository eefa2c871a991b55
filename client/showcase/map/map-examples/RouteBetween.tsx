import { Group, NativeSelect, Text } from '@mantine/core';
import { geoDistance } from 'd3-geo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { stateShapes, statesTransform } from '../../../ui/map/brazilStates.ts';
import { capitals } from '../../../ui/map/capitals.ts';
import { places, unitsOf, viewBoxOf } from '../../../ui/map/mapView.ts';
import styles from './RouteBetween.module.css';

const EARTH_RADIUS_KM = 6_371;
const names = capitals.map(({ name }) => name);
const capitalOf = (name: string) => capitals.find((capital) => capital.name === name)!;

export function RouteBetween() {
  const { t } = useTranslation('map-examples', { keyPrefix: 'examples.RouteBetween' });
  const { number } = useFormat();
  const [from, setFrom] = useState('Recife');
  const [to, setTo] = useState('Porto Alegre');
  const ends = [capitalOf(from), capitalOf(to)] as const;
  const [start, end] = ends.map(({ longitude, latitude }) => [longitude, latitude] as const);
  const distance = number(Math.round(geoDistance([...start!], [...end!]) * EARTH_RADIUS_KM));
  const [[x1, y1], [x2, y2]] = [unitsOf(ends[0]), unitsOf(ends[1])];
  return (
    <>
      <Group grow mb="md">
        <NativeSelect
          label={t('from')}
          translate="no"
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          data={names}
        />
        <NativeSelect
          label={t('to')}
          translate="no"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          data={names}
        />
      </Group>
      <svg
        className={styles.map}
        viewBox={viewBoxOf(places.brazil)}
        role="img"
        aria-label={t('route', { from, to })}
      >
        <g transform={statesTransform}>
          {stateShapes.map(({ code, path }) => (
            <path key={code} className={styles.state} d={path} />
          ))}
        </g>
        <line className={styles.route} x1={x1} y1={y1} x2={x2} y2={y2} />
        <circle className={styles.end} cx={x1} cy={y1} r={1.2} />
        <circle className={styles.end} cx={x2} cy={y2} r={1.2} />
      </svg>
      <Text mt="sm" role="status">
        {t('distance', { from, to, distance })}
      </Text>
    </>
  );
}
