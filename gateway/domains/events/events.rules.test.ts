import { describe, expect, it } from 'vitest';
import { derivedFields, enteredColumns, eventErrors } from './events.rules.ts';

const event = {
  id: 'an-id',
  title: 'Reunião',
  start: '2030-01-02T12:00:00.000Z',
  end: '2030-01-02T13:00:00.000Z',
  location: null,
  note: null,
  color: null,
  version: 1,
};

describe('what is entered', () => {
  it.each([
    [{ title: ' Feira ' }, { title: 'Feira' }],
    [
      { location: ' ', note: null },
      { location: null, note: null },
    ],
    [{ color: ' teal ' }, { color: 'teal' }],
    [{ title: null, start: null, end: null }, {}],
    [{}, {}],
  ])('%j is stored as %j', (input, columns) => {
    expect(enteredColumns(input)).toEqual(columns);
  });
});

it('finds an event by its title, location and note', () => {
  expect(derivedFields(event).searchText).toBe('reuniao');
  expect(derivedFields({ ...event, location: 'Sala Farol', note: 'ÀS 9h' }).searchText).toBe(
    'reuniao sala farol as 9h',
  );
});

describe('what is wrong', () => {
  it.each([
    [{}, []],
    [{ end: event.start }, []],
    [{ end: '2030-01-02T11:59:59.999Z' }, ['end']],
    [{ title: '' }, ['title']],
    [{ title: 'x'.repeat(201), location: 'x'.repeat(301) }, ['title', 'location']],
    [{ note: 'x'.repeat(5_001), color: 'x'.repeat(33) }, ['note', 'color']],
    [{ id: '' }, ['id']],
  ])('with %j is %j', (changed, fields) => {
    expect(Object.keys(eventErrors({ ...event, ...changed }))).toEqual(fields);
  });
});
