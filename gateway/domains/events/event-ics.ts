/** What a calendar's entry tells of an event. Times are UTC ISO 8601. */
export interface IcsEvent {
  id: string;
  title: string;
  start: string;
  end: string;
  location: string | null;
  note: string | null;
  version: number;
}

const LINE_END = '\r\n';
/** Without its end (RFC 5545, 3.1). */
const MOST_LINE_OCTETS = 75;

/** A calendar as RFC 5545 has it, a piece for each set of events. `at` is when it is written. */
export async function* icsCalendar(
  sets: AsyncIterable<readonly IcsEvent[]> | Iterable<readonly IcsEvent[]>,
  at = new Date(),
): AsyncGenerator<string, void, void> {
  yield lines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retaguarda//Calendar//EN',
    'CALSCALE:GREGORIAN',
  ]);
  const stamp = icsTime(at.toISOString());
  for await (const events of sets) {
    if (events.length > 0) yield lines(events.flatMap((event) => eventLines(event, stamp)));
  }
  yield lines(['END:VCALENDAR']);
}

function eventLines(event: IcsEvent, stamp: string): string[] {
  const { id, title, location, note, version } = event;
  const [start, end] = [icsTime(event.start), icsTime(event.end)];
  return [
    'BEGIN:VEVENT',
    `UID:${icsText(id)}@retaguarda`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${version - 1}`,
    `DTSTART:${start}`,
    // An end has to be later than the start; what takes no time has none.
    ...(end > start ? [`DTEND:${end}`] : []),
    `SUMMARY:${icsText(title)}`,
    ...(location ? [`LOCATION:${icsText(location)}`] : []),
    ...(note ? [`DESCRIPTION:${icsText(note)}`] : []),
    'END:VEVENT',
  ];
}

const lines = (all: readonly string[]) => all.map((line) => foldedLine(line) + LINE_END).join('');

/** `2030-01-02T12:00:00.000Z` as `20300102T120000Z`. */
export const icsTime = (moment: string) => moment.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Text as the value of a property: what has a meaning there is escaped, other control characters go. */
export function icsText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- they are what has to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Folds a line that is too long; a character of several octets stays whole. */
export function foldedLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_LINE_OCTETS) {
      folded += `${LINE_END} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
