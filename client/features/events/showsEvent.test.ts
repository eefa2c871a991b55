import { expect, it } from 'vitest';
import { showsEvent } from './showsEvent.ts';

const event = {
  title: 'Visita à fábrica',
  location: 'Santos',
  note: null,
  customerId: 'ana',
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
  ['day=2026-03-12&customer=ana', true],
  ['day=2026-03-12&customer=bia', false],
])('the calendar at ?%s shows a new event: %s', (query, isShown) => {
  expect(showsEvent(new URLSearchParams(query), event)).toBe(isShown);
});
