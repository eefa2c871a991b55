import type { Size } from '../../ui/map/mapView.ts';

let size: Size = { width: 800, height: 560 };

/** Of the map as it was last seen: what a loader asks for hangs on it. */
export const mapSize = () => size;

export const keepMapSize = (seen: Size) => void (size = seen);
