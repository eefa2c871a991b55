import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fields, fill, press, valueOf } from '../../testing/forms.ts';
import { startOfDay } from '../../components/localDay.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

it('an event that ends before it starts is marked where this is wrong: its hour, or its day', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt('/calendar?new=2030-02-12T11:00/2030-02-12T12:00', { as: 'ADMIN', gateway });
  await fill(/^Title/, 'Inventário');
  const marked = () =>
    [/^Last day/, /^Ends at/].map(
      (label) => screen.getByLabelText(label, fields).getAttribute('aria-invalid') === 'true',
    );
  await fill(/^Ends at/, '10:00');
  await press('Create event');
  await waitFor(() => expect(marked()).toEqual([false, true]));
  await fill(/^Last day/, '2030-02-13');
  expect(marked()).toEqual([false, false]);
  await fill(/^Ends at/, '12:00');
  await fill(/^Last day/, '2030-02-11');
  await press('Create event');
  await waitFor(() => expect(marked()).toEqual([true, false]));
});

/** What Chromium gives while `day` is typed over the day in a field. */
function typing(over: string, day: string): string[] {
  const [month, date, year] = [day.slice(5, 7), day.slice(8), day.slice(0, 4)];
  const [oldYear, , oldDate] = over.split('-');
  return [
    `${oldYear}-0${month[0]}-${oldDate}`,
    `${oldYear}-${month}-${oldDate}`,
    `${oldYear}-${month}-${date}`,
    ...[1, 2, 3, 4].map((digits) => `${year.slice(0, digits).padStart(4, '0')}-${month}-${date}`),
  ].map((each) => (startOfDay(each) ? each : ''));
}

it.each([
  ['hours', '2026-03-31T22:00/2026-04-01T02:30', '02:30'],
  ['whole days', '2026-03-31T00:00/2026-04-02T00:00', undefined],
])('a start that is typed digit by digit keeps the length of %s', async (_what, times, endTime) => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt(`/calendar?new=${times}`, { as: 'ADMIN', gateway });
  for (const value of typing('2026-03-31', '2027-02-01')) await fill(/^First day/, value);
  expect([valueOf(/^First day/), valueOf(/^Last day/)]).toEqual(['2027-02-01', '2027-02-02']);
  if (endTime === undefined) return;
  expect(valueOf(/^Ends at/)).toBe(endTime);
  fireEvent.blur(screen.getByLabelText(/^First day/, fields));
  for (const value of ['', '01:00', '09:00']) await fill(/^Starts at/, value);
  expect([valueOf(/^Last day/), valueOf(/^Ends at/)]).toEqual(['2027-02-01', '13:30']);
});
