import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setCompany } from '../../../gateway/testing/sample-company.ts';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Shows the calendar of a company in one zone to a reader in another. */
async function calendarOf(timeZone: string, reader: string) {
  vi.stubEnv('TZ', reader);
  const gateway = await startOwnGateway({ isEmpty: true });
  await setCompany(gateway, { timeZone });
  const token = await gateway.tokenFor('ADMIN');
  const ask = async (query: string, variables: object = {}) =>
    (await gateway.graphql(query, variables, token)).data!;
  return {
    open: (url: string, more: object = {}) => renderAt(url, { gateway, token, ...more }),
    add: (start: string, end: string, more: object = {}) =>
      ask('mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }', {
        input: { id: 'talk', title: 'Talk', start, end, ...more },
      }),
    stored: async () => (await ask('{ events { nodes { start end } } }')).events.nodes,
  };
}

const HOUR = {
  day: '2030-02-12',
  start: '2030-02-13T01:00:00.000Z',
  end: '2030-02-13T02:00:00.000Z',
};

describe('the calendar of a company in São Paulo, read in Tokyo', () => {
  const open = async (url: string, more: object = {}) => {
    const calendar = await calendarOf('America/Sao_Paulo', 'Asia/Tokyo');
    await calendar.add(HOUR.start, HOUR.end);
    return { ...calendar, ...(await calendar.open(url, more)) };
  };

  it.each([
    ['month', /^10:00\sPM Talk\s+Feb 12, 2030, 10:00\s–\s11:00\sPM/],
    ['week', /Feb 12, 2030, 10:00\s–\s11:00\sPM/],
    ['day', /Feb 12, 2030, 10:00\s–\s11:00\sPM/],
    ['agenda', /^10:00\s–\s11:00\sPM\s*Talk/],
  ])('shows an event at the company’s hour and day by %s', async (view, name) => {
    const { navigate } = await open(`/calendar?view=${view}&day=${HOUR.day}`);
    await screen.findByRole('link', { name });
    screen.getByText('Time zone: Brasilia Standard Time (GMT-3)');
    await navigate('/calendar?view=day&day=2030-02-13');
    await screen.findByText('0 events');
  });

  it('names the zone in Portuguese', async () => {
    await open('/calendar', { language: 'pt-BR' });
    await screen.findByText('Fuso horário: Horário Padrão de Brasília (GMT-3)');
  });

  it('stores 09:00 of a new event as 09:00 of the company', async () => {
    const { stored } = await open('/calendar?new=2030-03-01T15:00/2030-03-01T16:00');
    await fill(/^Title/, 'Reunião');
    await fill(/^Starts at/, '09:00');
    expect(valueOf(/^Ends at/)).toBe('10:00 AM');
    expect(screen.getAllByText(/^Time zone: Brasilia/)).toHaveLength(2);
    await press('Create event');
    await screen.findByText('“Reunião” was created.');
    expect(await stored()).toContainEqual({
      ...{ start: '2030-03-01T12:00:00.000Z', end: '2030-03-01T13:00:00.000Z' },
    });
  });

  it('adds an event at the pressed hour, and moves one by the company’s days', async () => {
    const { stored } = await open(`/calendar?view=week&day=${HOUR.day}`);
    const talk = await screen.findByRole('link', { name: /^Talk/ });
    for (const key of [' ', 'ArrowRight', ' ']) {
      const tile = talk.isConnected ? talk : screen.getByRole('link', { name: /^Talk/ });
      await act(async () => fireEvent.keyDown(tile, { key }));
    }
    await screen.findByText(/^“Talk” was moved to Feb 13, 2030, 10:00\s–\s11:00\sPM\.$/);
    expect(await stored()).toEqual([
      { start: '2030-02-14T01:00:00.000Z', end: '2030-02-14T02:00:00.000Z' },
    ]);
    await press(/^New event .*February 12, 2030, 3:00\sPM$/);
    await screen.findByText('Tuesday, February 12, 2030');
    expect(valueOf(/^Starts at/)).toBe('3:00 PM');
  });

  it('exports hours from the company’s midnight to its midnight as a day', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    const calendar = await calendarOf('America/Sao_Paulo', 'Asia/Tokyo');
    await calendar.add('2030-02-12T03:00:00.000Z', '2030-02-13T03:00:00.000Z');
    await calendar.open('/calendar?day=2030-02-12');
    await press('Export (.ics)');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain('DTSTART;VALUE=DATE:20300212');
  });
});

it('says nothing of the zone where both clocks show the same', async () => {
  const calendar = await calendarOf('Europe/Lisbon', 'Europe/London');
  await calendar.add('2030-02-12T09:00:00.000Z', '2030-02-12T10:00:00.000Z');
  await calendar.open('/calendar?day=2030-02-12&event=talk');
  await screen.findByLabelText(/^Starts at/);
  expect(screen.queryByText(/^Time zone/)).toBe(null);
});

it('a new title alone moves no event in the hour that the company has twice', async () => {
  const times = { start: '2027-10-31T01:20:00.000Z', end: '2027-10-31T01:50:00.000Z' };
  const { add, open, stored } = await calendarOf('Europe/London', 'America/New_York');
  await add(times.start, times.end);
  await open('/calendar?day=2027-10-31&event=talk');
  await screen.findByText(/comes twice when clocks go back/);
  await fill(/^Title/, 'Late');
  await press('Save');
  await screen.findByText('“Late” was saved.');
  expect(await stored()).toEqual([times]);
});

it('the month marks the company’s today, which is another day than the reader’s', async () => {
  const { open } = await calendarOf('Pacific/Kiritimati', 'Pacific/Niue');
  await open('/calendar');
  const days = () => ({
    company: new Date().toLocaleDateString('en', {
      dateStyle: 'full',
      timeZone: 'Pacific/Kiritimati',
    }),
    tomorrow: new Date(Date.now() + 24 * 3_600_000).toLocaleDateString('en', {
      dateStyle: 'medium',
      timeZone: 'Pacific/Kiritimati',
    }),
  });
  await screen.findByRole('button', { name: days().company });
  const marked = within(screen.getByRole('main'))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('data-today'));
  expect(marked.map((button) => button.getAttribute('aria-label'))).toEqual([days().company]);
  const field = screen.getByLabelText('Go to date');
  await act(async () => fireEvent.keyDown(field, { key: 'ArrowDown' }));
  const markedDays = () =>
    [...document.querySelectorAll('table button[data-today][data-highlight-today]')].map((day) =>
      day.getAttribute('aria-label'),
    );
  await waitFor(() => expect(markedDays()).toEqual([days().company]));
  await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
  await fill('Go to date', 'tomorrow');
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
  await waitFor(() => expect(valueOf('Go to date')).toBe(days().tomorrow));
});
