import { useSearchParams } from 'react-router-dom';
import { type CustomerStatus, statusIn, viewIn, viewParameters } from './mapUrl.ts';
import type { MapView } from './mapView.ts';

interface MapChanges {
  view?: MapView;
  status?: CustomerStatus | undefined;
  /** Identifier of the customer whose card is open. */
  customer?: string | undefined;
}

const listPosition = ['after', 'before', 'last'];

/** What the map shows, as the URL has it. */
export function useMapUrl() {
  const [parameters, setParameters] = useSearchParams();

  function change(changes: MapChanges) {
    const next = new URLSearchParams(parameters);
    if (changes.view || 'status' in changes) listPosition.forEach((key) => next.delete(key));
    for (const [key, value] of Object.entries(changes.view ? viewParameters(changes.view) : {})) {
      next.set(key, value);
    }
    for (const key of ['status', 'customer'] as const) {
      if (!(key in changes)) continue;
      if (changes[key]) next.set(key, changes[key]);
      else next.delete(key);
    }
    setParameters(next, { replace: true });
  }

  return {
    parameters,
    view: viewIn(parameters),
    status: statusIn(parameters),
    customerId: parameters.get('customer') ?? undefined,
    change,
  };
}
