import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fields, fill, press, valueOf } from '../../testing/forms.ts';
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

/** Returns what the field holds after each key. */
const typing = (text: string) => Array.from(text, (_, at) => text.slice(0, at + 1));

it.each([
  ['hours', '2026-03-31T22:00/2026-04-01T02:30', '2:30 AM'],
  ['whole days', '2026-03-31T00:00/2026-04-02T00:00', undefined],
])('a start that is typed digit by digit keeps the length of %s', async (_what, times, endTime) => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt(`/calendar?new=${times}`, { as: 'ADMIN', gateway });
  for (const value of typing('2/1/2027')) await fill(/^First day/, value);
  expect([valueOf(/^First day/), valueOf(/^Last day/)]).toEqual(['2/1/2027', 'Feb 2, 2027']);
  if (endTime === undefined) return;
  expect(valueOf(/^Ends at/)).toBe(endTime);
  fireEvent.blur(screen.getByLabelText(/^First day/, fields));
  for (const value of ['', ...typing('9h')]) await fill(/^Starts at/, value);
  expect([valueOf(/^Last day/), valueOf(/^Ends at/)]).toEqual(['Feb 1, 2027', '1:30 PM']);
});

it('text that is no day or time stays, and says what is right', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  await renderAt('/calendar?new=2030-02-12T11:00/2030-02-12T12:00', { as: 'ADMIN', gateway });
  await fill(/^Title/, 'Inventário');
  await fill(/^First day/, 'soonish');
  await fill(/^Ends at/, '25h');
  await press('Create event');
  await waitFor(() => expect(screen.getAllByText(/^Enter a date, such as /)).not.toHaveLength(0));
  expect(screen.getAllByText('Enter a time, such as 2:30 PM')).not.toHaveLength(0);
  for (const label of [/^First day/, /^Ends at/])
    fireEvent.blur(screen.getByLabelText(label, fields));
  expect([valueOf(/^First day/), valueOf(/^Ends at/)]).toEqual(['soonish', '25h']);
});

describe('where the clock changes', () => {
  beforeAll(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
  afterAll(() => void vi.unstubAllEnvs());

  it.each([
    ['02:30', '03:30', '2027-03-28T01:30:00.000Z', '2027-03-28T02:30:00.000Z'],
    ['02:15', '02:45', '2027-03-28T01:15:00.000Z', '2027-03-28T01:45:00.000Z'],
    ['01:30', '02:30', '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
  ])(
    'an event from %s to %s keeps its length, and says when it is',
    async (from, to, start, end) => {
      const gateway = await startOwnGateway({ isEmpty: true });
      const token = await gateway.tokenFor('ADMIN');
      await renderAt('/calendar?new=2027-03-28T09:00/2027-03-28T10:00', { token, gateway });
      await fill(/^Title/, 'Plantão');
      await fill(/^Starts at/, from);
      await fill(/^Ends at/, to);
      await screen.findByText(
        /is skipped when clocks go forward on that day\. The event is Mar 28/,
      );
      await press('Create event');
      await screen.findByText('“Plantão” was created.');
      const { data } = await gateway.graphql('{ events { nodes { start end } } }', {}, token);
      expect(data!.events.nodes).toEqual([{ start, end }]);
    },
  );

  it('an hour that comes twice is the first one, and stays the second where it was stored so', async () => {
    const gateway = await startOwnGateway({ isEmpty: true });
    const token = await gateway.tokenFor('ADMIN');
    const add = `mutation { createEvent(input: { id: "late", title: "Turno",
      start: "2027-10-31T01:30:00.000Z", end: "2027-10-31T02:30:00.000Z" }) { event { id } } }`;
    await gateway.graphql(add, {}, token);
    await renderAt('/calendar?day=2027-10-31&event=late', { token, gateway });
    await screen.findByText(/comes twice when clocks go back/);
    await fill(/^Ends at/, '5h');
    await press('Save');
    await screen.findByText('“Turno” was saved.');
    const { data } = await gateway.graphql('{ event(id: "late") { start end } }', {}, token);
    expect(data!.event).toEqual({
      start: '2027-10-31T01:30:00.000Z',
      end: '2027-10-31T04:00:00.000Z',
    });
  });
});
