import { geoMercator } from 'd3-geo';

/** A view by its centre in degrees, and its zoom: each step doubles the scale. */
export interface MapView {
  latitude: number;
  longitude: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The edges of an area, in degrees. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The width and height of the base map, in its own units. */
const WORLD_UNITS = 1_000;
const PIXELS_AT_ZOOM_0 = 256;
export const ZOOMS = { nearest: 16, farthest: 0.5 };
const NORTHERNMOST = 84;
/** The size of a cell: points that are nearer than this are one cluster. */
const CELL_PIXELS = 56;
const CELLS = { smallest: 0.0001, largest: 45 };
/** A wide screen with a margin, so that small moves need no new data. */
const ASKED_PIXELS = { width: 1_800, height: 1_200 };

export const places = {
  brazil: { south: -33.8, west: -74, north: 5.3, east: -34.8 },
  world: { south: -56, west: -168, north: 74, east: 178 },
} as const satisfies Record<string, Box>;

export type PlaceName = keyof typeof places;

export const projection = geoMercator()
  .scale(WORLD_UNITS / (2 * Math.PI))
  .translate([WORLD_UNITS / 2, WORLD_UNITS / 2]);

export const unitsOf = ({ latitude, longitude }: Omit<MapView, 'zoom'>) =>
  projection([longitude, latitude])!;

export function viewBoxOf({ south, west, north, east }: Box): string {
  const [left, top] = projection([west, north])!;
  const [right, bottom] = projection([east, south])!;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

export const scaleAt = (zoom: number) => (PIXELS_AT_ZOOM_0 * 2 ** zoom) / WORLD_UNITS;

/** Returns the view limited to the world and to allowed zooms. */
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

/** Returns the view after dragging by these pixels. */
export function panned(view: MapView, right: number, down: number): MapView {
  const [x, y] = unitsOf(view);
  const scale = scaleAt(view.zoom);
  const [longitude, latitude] = projection.invert!([x - right / scale, y - down / scale])!;
  return withinWorld({ ...view, latitude, longitude });
}

/** Keeps the point at these pixels from the centre in place. */
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

/** Returns the area to ask for, rounded to a grid, so that small moves need no new data. */
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

/** The inverse projection wraps around beyond the edges. */
function longitudes(west: number, east: number) {
  return west < east && east - west < 359 ? { west, east } : { west: -180, east: 180 };
}

function between(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, value));
}
