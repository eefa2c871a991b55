import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import worldAtlas from 'world-atlas/countries-110m.json';
import styles from './BaseMap.module.css';
import { stateShapes, statesTransform } from './brazilStates.ts';
import { projection } from './mapView.ts';

const ANTARCTICA = '010';

const world = worldAtlas as unknown as Topology<{ countries: GeometryCollection }>;
const drawn = geoPath(projection);
const countries = feature(world, world.objects.countries)
  .features.filter(({ id }) => id !== ANTARCTICA)
  .map((country, index) => ({ key: index, path: drawn(country) ?? '' }));

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
