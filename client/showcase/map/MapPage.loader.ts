import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { MapListDocument } from './MapList.generated.ts';
import { MapPageDocument } from './MapPage.generated.ts';
import { mapSize } from './mapSize.ts';
import { listIn, statusFilter, viewIn } from './mapUrl.ts';
import { askedFor, places, viewOf } from '../../ui/map/mapView.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = viewIn(searchParams) ?? viewOf(places.brazil, mapSize());
  const { within, cellDegrees } = askedFor(view);
  return {
    map: preloadQuery(MapPageDocument, {
      variables: { filter: { ...statusFilter(searchParams), within }, cellDegrees },
      fetchPolicy: 'cache-and-network',
    }),
    list: preloadQuery(MapListDocument, {
      variables: listIn(searchParams, { view, size: mapSize() }),
      fetchPolicy: 'cache-and-network',
    }),
  };
}
