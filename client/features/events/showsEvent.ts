import { folded } from '../../core/folded.ts';
import { timesOf } from './eventTimes.ts';
import { isShown, shownIn } from './shownDays.ts';

type Dated = Parameters<typeof timesOf>[0];

interface Created extends Dated {
  title: string;
  location: string | null;
  note: string | null;
  customerId: string | null;
}

/** Whether the calendar at an address has a new event, as the gateway filters. */
export function showsEvent(parameters: URLSearchParams, event: Created): boolean {
  const customer = parameters.get('customer');
  const texts = folded([event.title, event.location, event.note].join(' '));
  const words = folded(parameters.get('text') ?? '').split(/\s+/);
  return (
    isShown(timesOf(event), shownIn(parameters)) &&
    (!customer || customer === event.customerId) &&
    words.every((word) => texts.includes(word))
  );
}
