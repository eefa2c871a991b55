import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../app/apollo.ts';
import { MapPageDocument } from './MapPage.generated.ts';
import { statusFilter, viewIn } from './mapUrl.ts';
import { askedFor, places, viewOf } from '../../components/map/mapView.ts';

/** The map's real size is not known yet. */
const USUAL_SIZE = { width: 800, height: 560 };

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = viewIn(searchParams) ?? viewOf(places.brazil, USUAL_SIZE);
  const { within, cellDegrees } = askedFor(view);
  return preloadQuery(MapPageDocument, {
    variables: { filter: { ...statusFilter(searchParams), within }, cellDegrees },
    fetchPolicy: 'cache-and-network',
  });
}
