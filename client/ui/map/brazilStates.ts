import drawing from '@svg-maps/brazil/brazil.svg?raw';
import { projection } from './mapView.ts';

interface StateShape {
  /** The state's code, such as `SP`. */
  code: string;
  name: string;
  /** An SVG path in the units of the drawing. */
  path: string;
  /** The place where its code is written, and its width, in units of the base map. */
  label: { x: number; y: number; width: number };
}

/** The outermost points of the drawing, in its units, and which degrees they are. */
const DRAWN = { left: 0.2626, right: 612.2626, top: 0.2611, bottom: 638.7911 };
const REAL = { west: -73.9906, east: -34.7931, north: 5.272, south: -33.7517 };

const [left, top] = projection([REAL.west, REAL.north])!;
const [right, bottom] = projection([REAL.east, REAL.south])!;
const scale = {
  x: (right - left) / (DRAWN.right - DRAWN.left),
  y: (bottom - top) / (DRAWN.bottom - DRAWN.top),
};
const offset = { x: left - DRAWN.left * scale.x, y: top - DRAWN.top * scale.y };

/** Puts the drawing, which is in Mercator's projection too, where Brazil is on the base map. */
export const statesTransform = `matrix(${scale.x} 0 0 ${scale.y} ${offset.x} ${offset.y})`;

const PATH = /<path\s+id="(\w+)"\s+aria-label="([^"]+)"\s+d="([^"]+)"/g;

export const stateShapes: StateShape[] = [...drawing.matchAll(PATH)].map(
  ([, id = '', name = '', path = '']) => ({
    code: id.toUpperCase(),
    name,
    path,
    label: labelOf(path),
  }),
);

/** Returns the middle of a state's largest outline, its mainland, and how wide that is: islands are smaller. */
function labelOf(path: string) {
  const largest = ringsOf(path)
    .map(areaAndMiddle)
    .reduce((one, other) => (other.area > one.area ? other : one));
  return {
    x: offset.x + largest.x * scale.x,
    y: offset.y + largest.y * scale.y,
    width: largest.width * scale.x,
  };
}

type Place = readonly [x: number, y: number];

/** The outlines of a path that is all `m` and `z`: each number pair leads on from the one before. */
function ringsOf(path: string): Place[][] {
  let [x, y] = [0, 0];
  return path
    .split('z')
    .map((ring) => [...ring.matchAll(/(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g)])
    .filter((pairs) => pairs.length > 2)
    .map((pairs) => {
      const places = pairs.map(([, right, down]): Place => {
        x += Number(right);
        y += Number(down);
        return [x, y];
      });
      [x, y] = places[0]!;
      return places;
    });
}

function areaAndMiddle(ring: Place[]) {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!;
    const cross = x1 * y2 - x2 * y1;
    area += cross / 2;
    x += ((x1 + x2) * cross) / 6;
    y += ((y1 + y2) * cross) / 6;
  });
  const across = ring.map(([each]) => each);
  const width = Math.max(...across) - Math.min(...across);
  return { area: Math.abs(area), x: x / area, y: y / area, width };
}
