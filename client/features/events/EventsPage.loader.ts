import type { LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../core/apollo.ts';
import { EventsPageDocument } from './EventsPage.generated.ts';
import { eventsVariables, readEvents } from './readEvents.ts';
import { shownIn } from './shownDays.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const variables = eventsVariables(shownIn(searchParams), searchParams);
  await readEvents(variables);
  return preloadQuery(EventsPageDocument, { variables, fetchPolicy: 'cache-first' });
}
