import { expect, it } from 'vitest';
import { showsEvent } from './showsEvent.ts';

const event = {
  title: 'Visita à fábrica',
  location: 'Santos',
  note: null,
  customerId: 'ana',
  recordKind: 'Deal',
  recordId: 'd1',
  allDay: false,
  ...{ startDay: null, endDay: null },
  start: '2026-03-12T12:00:00.000Z',
  end: '2026-03-12T13:00:00.000Z',
};

it.each([
  ['view=month&day=2026-03-02', true],
  ['view=day&day=2026-03-12', true],
  ['view=day&day=2026-03-13', false],
  ['view=week&day=2026-03-18', false],
  ['day=2026-03-12&text=fabrica+santos', true],
  ['day=2026-03-12&text=dentista', false],
  ['day=2026-03-12&about=Customer:ana', true],
  ['day=2026-03-12&about=Customer:bia', false],
  ['day=2026-03-12&about=Deal:d1', true],
  ['day=2026-03-12&about=Deal:ana', false],
  ['day=2026-03-12&about=Invoice:d1', false],
])('the calendar at ?%s shows a new event: %s', (query, isShown) => {
  expect(showsEvent(new URLSearchParams(query), event)).toBe(isShown);
});
