import { describe, expect, it } from 'vitest';
import { foldedLine, icsCalendar, type IcsEvent, icsText, icsTime } from './calendar.ts';

const event: IcsEvent = {
  id: 'a1',
  title: 'Feira',
  start: '2030-01-02T12:00:00.000Z',
  end: '2030-01-02T13:30:00.000Z',
  ...{ startDay: null, endDay: null },
  location: null,
  note: null,
  version: 3,
};

async function written(events: IcsEvent[], { timeZone = 'UTC' } = {}): Promise<string> {
  const at = new Date('2030-01-01T09:08:07.654Z');
  let text = '';
  for await (const piece of icsCalendar([events], { timeZone, at })) text += piece;
  return text;
}

describe('a calendar file', () => {
  it('holds an event line by line', async () => {
    const whole = { ...event, location: 'Praça; loja 2', note: 'Um,\ndois' };
    expect((await written([whole])).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Retaguarda//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:a1@retaguarda',
      'DTSTAMP:20300101T090807Z',
      'SEQUENCE:2',
      'DTSTART:20300102T120000Z',
      'DTEND:20300102T133000Z',
      'SUMMARY:Feira',
      'LOCATION:Praça\\; loja 2',
      'DESCRIPTION:Um\\,\\ndois',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('gives no end to what takes no time', async () => {
    expect(await written([{ ...event, end: event.start }])).not.toContain('DTEND');
  });

  it.each([
    [
      'America/Sao_Paulo',
      '2030-01-02T03:00:00.000Z',
      '2030-01-04T03:00:00.000Z',
      '20300102/20300104',
    ],
    // Daylight saving begins on the tenth.
    [
      'America/New_York',
      '2030-03-10T05:00:00.000Z',
      '2030-03-11T04:00:00.000Z',
      '20300310/20300311',
    ],
    // This day had no midnight.
    [
      'America/Sao_Paulo',
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T02:00:00.000Z',
      '20181104/20181105',
    ],
  ])('has whole days of %s as dates: %s to %s', async (timeZone, start, end, dates) => {
    const [first, afterLast] = dates.split('/');
    const whole = await written([{ ...event, start, end }], { timeZone });
    expect(whole).toContain(`DTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${afterLast}\r\n`);
    expect(await written([{ ...event, start, end }])).not.toContain('VALUE=DATE');
  });

  it.each(['UTC', 'America/Sao_Paulo', 'Pacific/Auckland'])(
    'has an event of whole days as these days, read in %s',
    async (timeZone) => {
      const days = { start: '2030-01-02T00:00:00.000Z', end: '2030-01-04T00:00:00.000Z' };
      const whole = await written(
        [{ ...event, ...days, startDay: '2030-01-02', endDay: '2030-01-03' }],
        { timeZone },
      );
      expect(whole).toContain('DTSTART;VALUE=DATE:20300102\r\nDTEND;VALUE=DATE:20300104\r\n');
    },
  );

  it('is whole without events', async () => {
    expect(await written([])).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
  });

  it('asks for the next events when the last ones have gone', async () => {
    let asked = 0;
    const calendar = icsCalendar(
      (function* () {
        while ((asked += 1)) yield [event];
      })(),
    );
    for (let piece = 0; piece < 3; piece += 1) await calendar.next();
    expect(asked).toBe(2);
    await calendar.return();
  });
});

it.each([
  ['a\\b; c, d', String.raw`a\\b\; c\, d`],
  ['one\r\ntwo\rthree', String.raw`one\ntwo\nthree`],
  ['bell\u0007 and\ttab', 'bell and\ttab'],
])('writes %j as the text %j', (text, expected) => {
  expect(icsText(text)).toBe(expected);
});

it('writes a moment to the second', () => {
  expect(icsTime('2030-12-31T23:59:59.999Z')).toBe('20301231T235959Z');
});

it.each(['x'.repeat(300), `SUMMARY:${'ação 🐝 '.repeat(40)}`, 'short'])(
  'folds a line at 75 octets and loses nothing of %j',
  (line) => {
    const folded = foldedLine(line);
    for (const part of folded.split('\r\n')) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  },
);
