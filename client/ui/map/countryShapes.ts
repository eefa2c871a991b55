import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import worldAtlas from 'world-atlas/countries-110m.json';

const ANTARCTICA = '010';

const world = worldAtlas as unknown as Topology<{ countries: GeometryCollection }>;

export const countryShapes = feature(world, world.objects.countries).features.filter(
  ({ id }) => id !== ANTARCTICA,
);
