import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectFocus, fields, fill, press, valueOf } from '../../../testing/forms.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { startOwnGateway } from '../../../testing/startOwnGateway.ts';

async function openDay(url: string, network?: (send: typeof fetch) => typeof fetch) {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const page = await renderAt(url, { gateway, token, ...(network && { network }) });
  return { ...page, titles: async () => titlesIn(gateway, token) };
}

async function titlesIn(gateway: Awaited<ReturnType<typeof startOwnGateway>>, token: string) {
  const { data } = await gateway.graphql('{ events { nodes { title } } }', {}, token);
  return data!.events.nodes.map(({ title }: { title: string }) => title);
}

const TUESDAY = 'Tuesday, February 12, 2030';
const three = /^New event .*February 12, 2030, 3:00\sPM$/;
const slot = (name: string | RegExp) => screen.findByRole('button', { name });
const title = () => screen.findByLabelText(/^Title/, fields);
const key = async (name: string) =>
  act(async () => fireEvent.keyDown(await title(), { key: name }));
const submit = async () => {
  const { form } = (await title()) as HTMLInputElement;
  await act(async () => fireEvent.submit(form!));
};

it('a day takes a title and an hour, Enter creates it, and Undo removes it again', async () => {
  const { titles } = await openDay('/calendar?day=2030-02-12');
  await press(TUESDAY);
  await expectFocus(title());
  expect([valueOf(/^Starts at/), valueOf(/^Ends at/)]).toEqual(['9:00 AM', '10:00 AM']);
  await submit();
  await screen.findByText('this field is required');
  await fill(/^Title/, 'Visita');
  await submit();
  await screen.findByText('“Visita” was created.');
  await screen.findByRole('link', { name: /Visita/ });
  await waitFor(() => expect(screen.queryByLabelText(/^Title/, fields)).toBe(null));
  await expectFocus(slot(TUESDAY));
  await press('Undo');
  await waitFor(async () => expect(await titles()).toEqual([]));
});

it('Escape closes it, goes back to the slot, and keeps what was typed for that slot', async () => {
  await openDay('/calendar?view=week&day=2030-02-12');
  await press(three);
  await fill(/^Title/, 'Visita');
  await key('Escape');
  await waitFor(() => expect(screen.queryByLabelText(/^Title/, fields)).toBe(null));
  await expectFocus(slot(three));
  await press(three);
  await waitFor(() => expect(valueOf(/^Title/)).toBe('Visita'));
});

it('an event that cannot be saved comes back with what was typed', async () => {
  const { titles } = await openDay(
    '/calendar?day=2030-02-12',
    (send) => (input, init) =>
      (init?.body as string | undefined)?.includes('mutation CreateEvent')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : send(input, init),
  );
  await press(TUESDAY);
  await fill(/^Title/, 'Visita');
  await submit();
  await screen.findByText('Something went wrong!');
  await waitFor(() => expect(valueOf(/^Title/)).toBe('Visita'));
  expect(await titles()).toEqual([]);
});

it('a phone opens the agenda unless another view is named, and the whole form at a slot', async () => {
  const narrow = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(narrow as never);
  const { navigate, location } = await openDay('/calendar?day=2030-02-12');
  await screen.findByRole('heading', { name: 'No events in this period' });
  await navigate('/calendar?view=month&day=2030-02-12');
  await press(TUESDAY);
  await waitFor(() => expect(location()).toContain('new=2030-02-12T09'));
  media.mockRestore();
});
