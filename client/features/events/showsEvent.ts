import { type About, aboutFilter, aboutIn } from '../../core/about.ts';
import { folded } from '../../core/folded.ts';
import { timesOf } from './eventTimes.ts';
import { isShown, shownIn } from './shownDays.ts';

type Dated = Parameters<typeof timesOf>[0];

interface Created extends Dated {
  title: string;
  location: string | null;
  note: string | null;
  customerId: string | null;
  recordKind: string | null;
  recordId: string | null;
}

export const eventsAbout = (about: About | undefined) =>
  aboutFilter(about, { Customer: 'customerId' });

/** Whether the calendar at an address has a new event, as the gateway filters. */
export function showsEvent(parameters: URLSearchParams, event: Created): boolean {
  const about = aboutIn(parameters);
  const texts = folded([event.title, event.location, event.note].join(' '));
  const words = folded(parameters.get('text') ?? '').split(/\s+/);
  return (
    isShown(timesOf(event), shownIn(parameters)) &&
    (!about || isAbout(event, about)) &&
    words.every((word) => texts.includes(word))
  );
}

const isAbout = (event: Created, { kind, id }: About) =>
  (event.recordKind === kind && event.recordId === id) ||
  (kind === 'Customer' && event.customerId === id);
