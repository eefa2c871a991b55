import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stateShapes, statesTransform } from '../../../ui/map/brazilStates.ts';
import { places, viewBoxOf } from '../../../ui/map/mapView.ts';
import styles from './StateChoice.module.css';

const byName = stateShapes.toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));

export function StateChoice() {
  const { t } = useTranslation('map-examples', { keyPrefix: 'examples.StateChoice' });
  const [chosen, setChosen] = useState('PE');
  const state = stateShapes.find(({ code }) => code === chosen);
  return (
    <div className={styles.parts}>
      {/* By keyboard and without seeing it, the list beside it chooses the same. */}
      <svg className={styles.map} viewBox={viewBoxOf(places.brazil)} aria-hidden>
        <g transform={statesTransform}>
          {stateShapes.map(({ code, path }) => (
            <path
              key={code}
              className={styles.state}
              data-chosen={code === chosen || undefined}
              d={path}
              onClick={() => setChosen(code)}
            />
          ))}
        </g>
      </svg>
      <div>
        <NativeSelect
          label={t('label')}
          translate="no"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={byName.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Text mt="md" role="status">
          {t('chosen', { name: state?.name, code: chosen })}
        </Text>
      </div>
    </div>
  );
}
