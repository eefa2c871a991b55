import { geoMercator } from 'd3-geo';

/** What a map shows: its middle in degrees, and how near; each whole number is twice as near as the one before. */
export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** In degrees. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** How wide and high the base map is drawn, in its own units. */
const WORLD_UNITS = 1_000;
const PIXELS_AT_ZOOM_0 = 256;
export const ZOOMS = { nearest: 16, farthest: 0.5 };
const NORTHERNMOST = 84;
/** Points nearer than this stand together. */
const CELL_PIXELS = 56;
const CELLS = { smallest: 0.0001, largest: 45 };
/** A wide screen and half of it around, so that a little move shows what is already there. */
const ASKED_PIXELS = { width: 1_800, height: 1_200 };

export const places = {
  brazil: { south: -33.8, west: -74, north: 5.3, east: -34.8 },
  world: { south: -56, west: -168, north: 74, east: 178 },
} as const satisfies Record<string, Box>;

export type PlaceName = keyof typeof places;

/** From degrees to the units of the base map and back. */
export const projection = geoMercator()
  .scale(WORLD_UNITS / (2 * Math.PI))
  .translate([WORLD_UNITS / 2, WORLD_UNITS / 2]);

export const unitsOf = ({ latitude, longitude }: Omit<MapView, 'zoom'>) =>
  projection([longitude, latitude])!;

/** What an SVG in units of the base map shows. */
export function viewBoxOf({ south, west, north, east }: Box): string {
  const [left, top] = projection([west, north])!;
  const [right, bottom] = projection([east, south])!;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** How many pixels a unit of the base map has. */
export const scaleAt = (zoom: number) => (PIXELS_AT_ZOOM_0 * 2 ** zoom) / WORLD_UNITS;

/** The same, kept to where the map is and to zooms that it has. */
export function withinWorld({ latitude, longitude, zoom }: MapView): MapView {
  return {
    latitude: between(-NORTHERNMOST, NORTHERNMOST, latitude),
    longitude: between(-180, 180, longitude),
    zoom: between(ZOOMS.farthest, ZOOMS.nearest, zoom),
  };
}

/** The nearest view in which the whole box is seen. */
export function viewOf({ south, west, north, east }: Box, { width, height }: Size): MapView {
  const [left, top] = projection([west, north])!;
  const [right, bottom] = projection([east, south])!;
  const pixelsPerUnit = Math.min(width / (right - left), height / (bottom - top));
  const [longitude, latitude] = projection.invert!([(left + right) / 2, (top + bottom) / 2])!;
  const zoom = Math.log2((pixelsPerUnit * WORLD_UNITS) / PIXELS_AT_ZOOM_0);
  return withinWorld({ latitude, longitude, zoom: Math.floor(zoom * 10) / 10 });
}

/** The view after the map was dragged by so many pixels. */
export function panned(view: MapView, right: number, down: number): MapView {
  const [x, y] = unitsOf(view);
  const scale = scaleAt(view.zoom);
  const [longitude, latitude] = projection.invert!([x - right / scale, y - down / scale])!;
  return withinWorld({ ...view, latitude, longitude });
}

/** The view so much nearer; what is so many pixels from the middle stays where it is. */
export function zoomed(
  view: MapView,
  by: number,
  [right, down]: readonly [number, number] = [0, 0],
): MapView {
  const zoom = between(ZOOMS.farthest, ZOOMS.nearest, view.zoom + by);
  const towards = panned(view, -right, -down);
  return panned({ ...towards, zoom }, right, down);
}

export function boxOf(view: MapView, { width, height }: Size): Box {
  const [x, y] = unitsOf(view);
  const scale = scaleAt(view.zoom);
  const [west, north] = projection.invert!([x - width / 2 / scale, y - height / 2 / scale])!;
  const [east, south] = projection.invert!([x + width / 2 / scale, y + height / 2 / scale])!;
  return { south, north, ...longitudes(west, east) };
}

/** What is asked for to show a view: rounded to a grid, so that a little move asks for nothing new. */
export function askedFor(view: MapView): { within: Box; cellDegrees: number } {
  const pixels = PIXELS_AT_ZOOM_0 * 2 ** Math.floor(view.zoom);
  const cellDegrees = between(CELLS.smallest, CELLS.largest, (360 * CELL_PIXELS) / pixels);
  const { south, west, north, east } = boxOf(view, ASKED_PIXELS);
  const step = cellDegrees * 8;
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  const within = {
    south: Math.max(-90, down(south)),
    north: Math.min(90, up(north)),
    west: Math.max(-180, down(west)),
    east: Math.min(180, up(east)),
  };
  return { within, cellDegrees };
}

/** Beyond the edges of the world there is nothing; an inverse projection would start anew there. */
function longitudes(west: number, east: number) {
  return west < east && east - west < 359 ? { west, east } : { west: -180, east: 180 };
}

function between(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, value));
}
