import { useReadQuery } from '@apollo/client/react';
import {
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarWeek,
  IconList,
  IconPlus,
} from '@tabler/icons-react';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { useCompany } from '../../core/company.ts';
import { lazyPart } from '../../core/lazyPart.ts';
import { loadCode } from '../../core/loadCode.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { whenIdle } from '../../core/whenIdle.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { DownloadIcsButton } from './DownloadIcsButton.tsx';
import type { loader } from './EventsPage.loader.ts';
import { EventsSchedule } from './EventsSchedule.tsx';
import { EventsToolbar } from './EventsToolbar.tsx';
import { timesOf } from './eventTimes.ts';
import { newEventText, nextFreeTimes } from './newEvent.ts';
import { eventViews, isShown, namedDays, type ShownDays, shownIn, usualView } from './shownDays.ts';

const loadDrawer = async () => (await import('./eventForms.ts')).EventDrawer;
const EventDrawer = lazyPart(loadDrawer);

const viewIcons = {
  month: IconCalendarMonth,
  week: IconCalendarWeek,
  day: IconCalendarEvent,
  agenda: IconList,
};

export function EventsPage() {
  const { t } = useTranslation('events');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const [parameters] = useSearchParams();
  // Draws the page anew when the company's time zone changes.
  useCompany();
  const shown = useMemo(() => shownIn(parameters), [parameters]);
  // Events are drawn in steps, so that a change among hundreds leaves the page to the person.
  const nodes = useDeferredValue(data.events.nodes);
  return (
    <>
      <PageTitle title={t('title')}>
        <DownloadIcsButton path={linkTo.calendarIcs} label={t('exportAll')} />
        <NewEventButton shown={shown} />
      </PageTitle>
      <EventsToolbar
        shown={shown}
        count={nodes.filter((event) => isShown(timesOf(event), namedDays(shown))).length}
      >
        <ViewSwitch
          label={t('view')}
          usual={usualView()}
          views={eventViews.map((value) => ({
            value,
            label: t(`views.${value}`),
            icon: viewIcons[value],
          }))}
        />
      </EventsToolbar>
      <EventsSchedule events={nodes} shown={shown} />
      <LaterDrawer />
    </>
  );
}

/** Loads the drawer with its form once the calendar shows, or when it opens before. */
function LaterDrawer() {
  const [isLoaded, setIsLoaded] = useState(false);
  const isOpen = [useOpenRecord('event', 'new'), useOpenRecord('new', 'event')].some(
    ({ id }) => id !== undefined,
  );
  useEffect(() => {
    whenIdle(() => void loadCode(loadDrawer).then(() => setIsLoaded(true), noDrawerYet));
  }, []);
  return isLoaded || isOpen ? (
    <Suspense>
      <EventDrawer />
    </Suspense>
  ) : null;
}

/** Opening it loads it again, and says what is wrong. */
const noDrawerYet = () => undefined;

function NewEventButton({ shown }: { shown: ShownDays }) {
  const { t } = useTranslation('events');
  const { linkTo: linkToNew, opened } = useOpenRecord('new', 'event');
  if (!useIsInGroup('editor')) return null;
  return (
    <ActionButton
      label={t('new')}
      icon={IconPlus}
      to={linkToNew(newEventText(nextFreeTimes(shown)))}
      state={opened}
      keyed="create"
    />
  );
}
