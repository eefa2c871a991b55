import type { Size } from '../../ui/map/mapView.ts';

let size: Size = { width: 800, height: 560 };

/** Returns the size of the map as it was last seen, on which a loader's variables depend. */
export const mapSize = () => size;

export const keepMapSize = (seen: Size) => void (size = seen);
