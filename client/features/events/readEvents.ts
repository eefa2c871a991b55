import { aboutIn } from '../../core/about.ts';
import { apollo } from '../../core/apollo.ts';
import { EventsPageDocument, type EventsPageQuery } from './EventsPage.generated.ts';
import { eventsAbout } from './showsEvent.ts';
import type { ShownDays } from './shownDays.ts';

export const eventsVariables = ({ from, to }: ShownDays, parameters: URLSearchParams) => ({
  filter: {
    from: from.toISOString(),
    to: to.toISOString(),
    text: parameters.get('text') || null,
    ...eventsAbout(aboutIn(parameters)),
  },
});

/** Reads all pages, and caches them as one list. */
export async function readEvents(variables: ReturnType<typeof eventsVariables>): Promise<void> {
  let after: string | null = null;
  let events: EventsPageQuery['events'] | undefined;
  do {
    const page: EventsPageQuery | undefined = (
      await apollo.query({
        query: EventsPageDocument,
        variables: { ...variables, after },
        // The answer is written to the cache below, when it is complete.
        fetchPolicy: 'no-cache',
      })
    ).data;
    if (!page) return;
    events = { ...page.events, nodes: [...(events?.nodes ?? []), ...page.events.nodes] };
    after = events.pageInfo.hasNextPage ? events.pageInfo.endCursor : null;
  } while (after !== null);
  apollo.writeQuery({ query: EventsPageDocument, variables, data: { events } });
}
