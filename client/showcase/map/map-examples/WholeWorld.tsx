import { Input, Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.css';
import { geoGraticule10, geoOrthographic, geoPath } from 'd3-geo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryShapes } from '../../../ui/map/countryShapes.ts';
import styles from './WholeWorld.module.css';

const SIZE = 320;

export function WholeWorld() {
  const { t } = useTranslation('map-examples', { keyPrefix: 'examples.WholeWorld' });
  const [longitude, setLongitude] = useState(-50);
  const projection = geoOrthographic()
    .fitSize([SIZE, SIZE], { type: 'Sphere' })
    .rotate([-longitude, 12]);
  const draw = geoPath(projection);
  return (
    <>
      <svg
        className={styles.globe}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={t('globe', { longitude })}
      >
        <path className={styles.sea} d={draw({ type: 'Sphere' }) ?? ''} />
        <path className={styles.grid} d={draw(geoGraticule10()) ?? ''} />
        {countryShapes.map((country, index) => (
          <path key={index} className={styles.country} d={draw(country) ?? ''} />
        ))}
      </svg>
      <Input.Wrapper label={t('turn')} labelElement="div">
        <Slider
          thumbLabel={t('turn')}
          min={-180}
          max={180}
          step={5}
          label={(degrees) => `${degrees}°`}
          value={longitude}
          onChange={setLongitude}
        />
      </Input.Wrapper>
    </>
  );
}
