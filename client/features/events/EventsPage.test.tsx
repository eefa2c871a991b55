import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { callsOf } from '../../testing/callsOf.ts';
import { click, fill, follow, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  token = await gateway.tokenFor('ADMIN');
});

const options = () => ({ gateway, token });
const ask = async (query: string, variables: object = {}) =>
  (await gateway.graphql(query, variables, token)).data!;

const at = (text: string) => new Date(text).toISOString();

const CREATE =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
const add = (id: string, start: string, end: string, more: object = {}) =>
  ask(CREATE, { input: { id, title: id, start: at(start), end: at(end), ...more } });

const stored = async (id: string) =>
  (
    await ask('query ($id: ID!) { event(id: $id) { title start end location color version } }', {
      id,
    })
  ).event;

const events = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('data-event-id'))
    .filter(Boolean);
const shows = (...ids: string[]) => waitFor(() => expect(events()).toEqual(ids));

async function key(name: RegExp, key: string, more: object = {}) {
  const tile = await screen.findByRole('link', { name });
  await act(async () => fireEvent.keyDown(tile, { key, ...more }));
}

describe('the calendar', () => {
  it('shows a month, a week, a day or four weeks, and the way to others', async () => {
    await add('before', '2030-01-31T09:00', '2030-01-31T10:00');
    await add('talk', '2030-02-12T09:00', '2030-02-12T10:00');
    await add('later', '2030-02-20T09:00', '2030-02-20T10:00');
    const { location, navigate } = await renderAt('/calendar?day=2030-02-12', options());
    await shows('before', 'talk', 'later');
    await screen.findByRole('heading', { name: 'February 2030' });
    screen.getByText('2 events');
    await navigate('/calendar?view=week&day=2030-02-12');
    await shows('talk');
    await press('Next');
    await shows('later');
    expect(location()).toBe('/calendar?view=week&day=2030-02-19');
    await navigate('/calendar?view=agenda&day=2030-02-12&text=LATER');
    await shows('later');
    screen.getByText('1 event');
    await navigate('/calendar?view=agenda&day=2030-06-01');
    await screen.findByRole('heading', { name: 'No events in this period' });
  });

  it('holds all events of the days that it shows, and reads no others', async () => {
    const days = Array.from({ length: 28 }, (_, day) => String(day + 1).padStart(2, '0'));
    for (const hour of ['08', '10', '12', '14']) {
      for (const day of days) {
        await add(`${day}-${hour}`, `2030-02-${day}T${hour}:00`, `2030-02-${day}T${hour}:30`);
      }
    }
    await add('elsewhere', '2030-05-01T08:00', '2030-05-01T09:00');
    const { fetch } = await renderAt('/calendar?view=agenda&day=2030-02-01', options());
    await screen.findByText('112 events');
    expect(new Set(events()).size).toBe(112);
    expect(callsOf(fetch, 'EventsPage')).toHaveLength(2);
  });

  it('draws events of the same hour beside each other, each wide enough to read', async () => {
    await add('first', '2030-02-12T09:00', '2030-02-12T11:00');
    await add('second', '2030-02-12T10:00', '2030-02-12T12:00');
    await add('later', '2030-02-12T12:00', '2030-02-12T13:00');
    await renderAt('/calendar?view=week&day=2030-02-12', options());
    const place = async (name: RegExp) => {
      const { left, width } = (await screen.findByRole('link', { name })).style;
      return { left, width };
    };
    expect(await place(/^first/)).toEqual({ left: '0%', width: '50%' });
    expect(await place(/^second/)).toEqual({ left: '50%', width: '50%' });
    expect(await place(/^later/)).toEqual({ left: '0%', width: '100%' });
  });

  it('has hours of two digits and headings with a capital in Portuguese', async () => {
    await add('talk', '2030-02-12T09:30', '2030-02-12T10:00');
    await renderAt('/calendar?day=2030-02-12', { ...options(), language: 'pt-BR' });
    await screen.findByText('09:30');
    screen.getByRole('heading', { name: 'Fevereiro de 2030' });
  });

  it('cuts an event of several days to the day that is shown', async () => {
    await add('fair', '2030-02-11T09:00', '2030-02-13T12:00');
    await renderAt('/calendar?view=day&day=2030-02-12', options());
    await shows('fair');
    screen.getByText('All day');
    const name = /^fair\s+Feb 11, 2030, 9:00\sAM\s–\sFeb 13, 2030, 12:00\sPM, Petrol$/;
    screen.getByRole('link', { name });
  });
});

describe('an event', () => {
  it('is added at the time that is pressed, and stays after a reload', async () => {
    const { location, reload } = await renderAt('/calendar?view=day&day=2030-02-12', options());
    await press(/^New event .*February 12, 2030, 3:00\sPM$/);
    await fill(/^Title/, 'Ver a vitrine');
    await fill(/^Starts at/, '16:30');
    await press('More options');
    await fill('Location', 'Loja 2');
    expect([valueOf(/^Title/), valueOf(/^Ends at/)]).toEqual(['Ver a vitrine', '5:30 PM']);
    await fill('Color', 'green');
    await press('Create event');
    await screen.findByText('“Ver a vitrine” was created.');
    await reload();
    await follow(/^Ver a vitrine.*, Loja 2, Green$/);
    expect(await stored(events()[0]!)).toMatchObject({
      start: at('2030-02-12T16:30'),
      end: at('2030-02-12T17:30'),
      color: 'green',
    });
    expect(location()).toContain('event=');
  });

  it('takes whole days, the last one included, and goes out as these', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
    await renderAt('/calendar?new=2030-02-12T09:00/2030-02-12T10:00', options());
    await fill(/^Title/, 'Inventário');
    await click('checkbox', 'All day');
    await fill(/^Last day/, '2030-02-11');
    await press('Create event');
    await screen.findByText('Choose an end after the start');
    await fill(/^Last day/, '2030-02-13');
    await press('Create event');
    await screen.findByText('“Inventário” was created.');
    const { events: list } = await ask('{ events { nodes { start end } } }');
    expect(list.nodes).toEqual([{ start: at('2030-02-12T00:00'), end: at('2030-02-14T00:00') }]);
    await press('Export (.ics)');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(await (saved.mock.calls[0]![0] as Blob).text()).toContain(
      'DTSTART;VALUE=DATE:20300212\r\nDTEND;VALUE=DATE:20300214\r\n',
    );
  });

  it('is moved and made longer by keyboard, which can be taken back', async () => {
    await add('talk', '2030-02-12T09:00', '2030-02-12T10:00');
    await renderAt('/calendar?view=week&day=2030-02-12', options());
    await key(/talk/, ' ');
    await key(/talk/, 'ArrowDown');
    await key(/talk/, 'ArrowRight');
    await key(/talk/, 'ArrowDown', { shiftKey: true });
    await screen.findByText(/^talk: Feb 13, 2030, 9:30\s–\s11:00\sAM\.$/);
    expect(await stored('talk')).toMatchObject({ version: 1 });
    await key(/talk/, ' ');
    await screen.findByText(/“talk” was moved to/);
    expect(await stored('talk')).toMatchObject({
      start: at('2030-02-13T09:30'),
      end: at('2030-02-13T11:00'),
    });
    await press('Undo');
    await screen.findByText(/“talk” was moved back to/);
    expect(await stored('talk')).toMatchObject({ start: at('2030-02-12T09:00') });
    await screen.findByRole('link', { name: /Feb 12, 2030, 9:00/ });
  });

  it('is made longer by days in the month, where no edge can be pulled, by keys and in its dialog', async () => {
    await add('fair', '2030-02-12T00:00', '2030-02-13T00:00');
    await renderAt('/calendar?day=2030-02-12', options());
    await screen.findByRole('link', { name: /^fair/ });
    await key(/^fair/, ' ');
    await key(/^fair/, 'ArrowRight', { shiftKey: true });
    await key(/^fair/, ' ');
    await screen.findByText(/“fair” was moved to/);
    expect(await stored('fair')).toMatchObject({
      start: at('2030-02-12T00:00'),
      end: at('2030-02-14T00:00'),
    });
    await follow(/^fair/);
    await fill(/^Last day/, '2030-02-15');
    await press('Save');
    await screen.findByText('“fair” was saved.');
    expect(await stored('fair')).toMatchObject({ end: at('2030-02-16T00:00') });
  });

  it('is deleted at once and comes back', async () => {
    await add('talk', '2030-02-12T09:00', '2030-02-12T10:00');
    const { location } = await renderAt('/calendar?day=2030-02-12&event=talk', options());
    await press('Delete');
    await screen.findByText('“talk” was deleted.');
    await shows();
    expect(location()).toBe('/calendar?day=2030-02-12');
    await press('Undo');
    await shows('talk');
  });

  it('that someone else changed meanwhile loses nothing', async () => {
    await add('talk', '2030-02-12T09:00', '2030-02-12T10:00');
    await renderAt('/calendar?day=2030-02-12&event=talk', options());
    await fill(/^Title/, 'Mine');
    await ask('mutation { updateEvent(input: { id: "talk", title: "Theirs" }) { event { id } } }');
    await press('Save');
    await screen.findByText('Someone else changed this');
    expect(await stored('talk')).toMatchObject({ title: 'Theirs' });
    await click('radio', 'Title: yours');
    await press('Save');
    await screen.findByText('“Mine” was saved.');
    expect(await stored('talk')).toMatchObject({ title: 'Mine', version: 3 });
  });

  it('stands where it was when the gateway cannot be reached', async () => {
    await add('talk', '2030-02-12T09:00', '2030-02-12T10:00');
    await renderAt('/calendar?day=2030-02-12', {
      ...options(),
      network: (send) => (input, init) =>
        (init?.body as string | undefined)?.includes('mutation UpdateEvent')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : send(input, init),
    });
    await key(/talk/, ' ');
    await key(/talk/, 'ArrowRight');
    await key(/talk/, 'Enter');
    await screen.findByText('Something went wrong!');
    await screen.findByRole('link', { name: /talk.*Feb 12/ });
  });

  it('is for guests to read', async () => {
    await add('talk', '2030-02-12T09:00', '2030-02-12T10:00', { note: 'Levar o café.' });
    const { location } = await renderAt('/calendar?day=2030-02-12&new=x', { gateway, as: 'GUEST' });
    await shows('talk');
    expect(screen.queryByRole('link', { name: 'New event' })).toBe(null);
    expect(screen.queryByRole('dialog')).toBe(null);
    await follow(/talk/);
    await screen.findByText('Levar o café.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBe(null);
    expect(location()).toBe('/calendar?day=2030-02-12&event=talk');
  });
});
