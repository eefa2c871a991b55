import { setAll, useAddressParams } from '../../ui/useAddressParams.ts';
import { type CustomerStatus, statusIn, viewIn, viewParameters } from './mapUrl.ts';
import type { MapView } from '../../ui/map/mapView.ts';

interface MapChanges {
  view?: MapView;
  status?: CustomerStatus | undefined;
  /** The id of the customer whose card is open. */
  customer?: string | undefined;
}

const listPosition = ['after', 'before', 'last'];

export function useMapUrl() {
  const [parameters, changeParameters] = useAddressParams();

  const change = ({ view, ...changes }: MapChanges) =>
    changeParameters((next) => {
      if (view || 'status' in changes) listPosition.forEach((key) => next.delete(key));
      setAll(next, { ...(view && viewParameters(view)), ...changes });
    });

  return {
    parameters,
    view: viewIn(parameters),
    status: statusIn(parameters),
    customerId: parameters.get('customer') ?? undefined,
    change,
  };
}
