import type { MapMarkers_PointFragment } from './MapMarkers.generated.ts';
import { scaleAt, unitsOf } from '../../ui/map/mapView.ts';

/** The distance in pixels below which markers would overlap. */
const APART_PIXELS = 38;

export interface Marker extends MapMarkers_PointFragment {
  key: string;
  /** The place in units of the base map. */
  x: number;
  y: number;
}

/** Merges points that would overlap at a zoom. */
export function mergedPoints(points: readonly MapMarkers_PointFragment[], zoom: number): Marker[] {
  const apart = APART_PIXELS / scaleAt(zoom);
  const markers: Marker[] = [];
  for (const point of points) {
    const marker = markerOf(point);
    const index = markers.findIndex(({ x, y }) => Math.hypot(x - marker.x, y - marker.y) < apart);
    if (index < 0) markers.push(marker);
    else markers[index] = joined(markers[index]!, marker);
  }
  return markers;
}

function markerOf(point: MapMarkers_PointFragment): Marker {
  const [x, y] = unitsOf(point);
  const key = point.customer?.id ?? `${point.latitude} ${point.longitude}`;
  return { ...point, key, x, y };
}

function joined(one: Marker, other: Marker): Marker {
  const count = one.count + other.count;
  const middle = (of: (marker: Marker) => number) =>
    (of(one) * one.count + of(other) * other.count) / count;
  return {
    key: one.key,
    count,
    customer: null,
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
    x: middle(({ x }) => x),
    y: middle(({ y }) => y),
  };
}
