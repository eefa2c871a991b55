import { boxOf, type MapView, type Size, withinWorld } from '../../ui/map/mapView.ts';
import { pageVariables } from '../../records/list/useListParams.ts';

export const customerStatuses = ['lead', 'active', 'inactive'] as const;

export type CustomerStatus = (typeof customerStatuses)[number];

/** Returns the view that a URL names; undefined when it names none. */
export function viewIn(parameters: URLSearchParams): MapView | undefined {
  const [latitude, longitude, zoom] = ['lat', 'lng', 'zoom'].map((key) => {
    const text = parameters.get(key);
    return text ? Number(text) : NaN;
  });
  if (![latitude, longitude, zoom].every(Number.isFinite)) return undefined;
  return withinWorld({ latitude: latitude!, longitude: longitude!, zoom: zoom! });
}

/** Returns a view as a URL holds it: to some ten metres. */
export const viewParameters = ({ latitude, longitude, zoom }: MapView) => ({
  lat: latitude.toFixed(4),
  lng: longitude.toFixed(4),
  zoom: zoom.toFixed(2),
});

/** Returns the status that a URL filters by; undefined when it shows every one. */
export const statusIn = (parameters: URLSearchParams): CustomerStatus | undefined =>
  customerStatuses.find((status) => status === parameters.get('status'));

export const statusFilter = (parameters: URLSearchParams) => {
  const status = statusIn(parameters);
  return status ? { status: [status] } : {};
};

/** Returns the variables of the list beside the map. */
export const listIn = (
  parameters: URLSearchParams,
  { view, size }: { view: MapView; size: Size },
) => ({
  ...pageVariables(parameters, []),
  filter: { ...statusFilter(parameters), within: boxOf(view, size) },
});
