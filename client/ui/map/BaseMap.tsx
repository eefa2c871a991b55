import { geoPath } from 'd3-geo';
import styles from './BaseMap.module.css';
import { stateShapes, statesTransform } from './brazilStates.ts';
import { countryShapes } from './countryShapes.ts';
import { projection } from './mapView.ts';

const drawn = geoPath(projection);
const countries = countryShapes.map((country, index) => ({
  key: index,
  path: drawn(country) ?? '',
}));

/** The countries of the world and the states of Brazil, in units of the base map. */
export function BaseMap() {
  return (
    <g aria-hidden>
      {countries.map(({ key, path }) => (
        <path key={key} className={styles.country} d={path} />
      ))}
      <g transform={statesTransform}>
        {stateShapes.map(({ code, path }) => (
          <path key={code} className={styles.state} d={path} />
        ))}
      </g>
    </g>
  );
}
