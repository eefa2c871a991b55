import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const CREATE =
  'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';

const shown = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => /(at\d+|Ver a vitrine)/.exec(link.textContent)?.[0])
    .filter(Boolean);
const shows = (...titles: string[]) => waitFor(() => expect(shown()).toEqual(titles));

async function moveAt10(key: string) {
  for (const pressed of [' ', key, ' ']) {
    const tile = await screen.findByRole('link', { name: /at10/ });
    await act(async () => fireEvent.keyDown(tile, { key: pressed }));
  }
}

it('an event that is added or moved before others of its day is shown before them', async () => {
  const gateway = await startOwnGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  for (const hour of [10, 12, 14, 16]) {
    const at = (minute: number) => new Date(2030, 1, 12, hour, minute).toISOString();
    const input = { id: `at${hour}`, title: `at${hour}`, start: at(0), end: at(30) };
    await gateway.graphql(CREATE, { input }, token);
  }
  const times = '2030-02-12T09:00/2030-02-12T10:00';
  await renderAt(`/calendar?day=2030-02-12&new=${times}`, { gateway, token });
  await fill(/^Title/, 'Ver a vitrine');
  await press('Create event');
  await shows('Ver a vitrine', 'at10', 'at12');
  await moveAt10('ArrowRight');
  await shows('Ver a vitrine', 'at12', 'at14', 'at10');
  await moveAt10('ArrowLeft');
  await shows('Ver a vitrine', 'at10', 'at12');
});
