import { dayOf, midnightAfter } from './days.ts';

/** An event, whose times are UTC ISO 8601; one of whole days has its first and its last day. */
export interface IcsEvent {
  id: string;
  title: string;
  start: string;
  end: string;
  startDay: string | null;
  endDay: string | null;
  location: string | null;
  note: string | null;
  version: number;
}

const LINE_END = '\r\n';
/** The most octets of a line without its end (RFC 5545, 3.1). */
const MOST_LINE_OCTETS = 75;

interface Written {
  /** The zone in which midnight to midnight counts as whole days. */
  timeZone?: string;
  at?: Date;
}

/** Writes the events as a calendar (RFC 5545). */
export async function* icsCalendar(
  sets: AsyncIterable<readonly IcsEvent[]> | Iterable<readonly IcsEvent[]>,
  { timeZone = 'UTC', at = new Date() }: Written = {},
): AsyncGenerator<string, void, void> {
  yield lines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Retaguarda//Calendar//EN',
    'CALSCALE:GREGORIAN',
  ]);
  const stamp = icsTime(at.toISOString());
  const beginning = dayBeginning(timeZone);
  for await (const events of sets) {
    if (events.length > 0)
      yield lines(events.flatMap((event) => eventLines(event, stamp, beginning)));
  }
  yield lines(['END:VCALENDAR']);
}

type DayBeginning = ReturnType<typeof dayBeginning>;

function eventLines(event: IcsEvent, stamp: string, beginning: DayBeginning): string[] {
  const { id, title, location, note, version } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${icsText(id)}@retaguarda`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${version - 1}`,
    ...timeLines(event, beginning),
    `SUMMARY:${icsText(title)}`,
    ...(location ? [`LOCATION:${icsText(location)}`] : []),
    ...(note ? [`DESCRIPTION:${icsText(note)}`] : []),
    'END:VEVENT',
  ];
}

/** Returns the lines of an event's time. Whole days are dates, the same in every zone; the end is exclusive. */
function timeLines(event: IcsEvent, beginning: DayBeginning): string[] {
  const [start, end] = [icsTime(event.start), icsTime(event.end)];
  // DTEND must be later than DTSTART, so events without duration have none.
  if (end <= start) return [`DTSTART:${start}`];
  const { startDay, endDay } = event;
  if (startDay && endDay) return dayLines(icsDay(startDay), icsDay(midnightAfter(endDay, 1)));
  const [first, afterLast] = [beginning(event.start), beginning(event.end)];
  if (!first || !afterLast) return [`DTSTART:${start}`, `DTEND:${end}`];
  return dayLines(first, afterLast);
}

const dayLines = (first: string, afterLast: string) => [
  `DTSTART;VALUE=DATE:${first}`,
  `DTEND;VALUE=DATE:${afterLast}`,
];

const icsDay = (moment: string) => dayOf(moment).replaceAll('-', '');

/** Returns `20300102` if a day of the zone begins at that time; on some days there is no midnight. */
function dayBeginning(timeZone: string) {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (moment: string): string | undefined => {
    const time = Date.parse(moment);
    const day = days.format(time);
    return day === days.format(time - 1) ? undefined : icsDay(day);
  };
}

const lines = (all: readonly string[]) => all.map((line) => foldedLine(line) + LINE_END).join('');

/** Returns `20300102T120000Z` for `2030-01-02T12:00:00.000Z`. */
export const icsTime = (moment: string) => moment.replace(/\.\d+/, '').replace(/[-:]/g, '');

/** Returns the text escaped, without control characters. */
export function icsText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- they are what has to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

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
