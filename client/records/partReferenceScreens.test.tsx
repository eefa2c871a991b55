import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindsIn, startWithKinds } from '../../gateway/testing/contracts.ts';
import { PARCELS, ROUTES } from '../../gateway/testing/parcels-sdl.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { withScreensOf } from '../testing/contractScreens.ts';
import { click, fields, fill, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';

const kinds = ['Courier', 'Depot', 'Parcel', 'Route'];
const SDL = PARCELS + ROUTES;
withScreensOf(kindsIn(SDL, kinds));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWithKinds(SDL, kinds);
  for (const label of ['Vaso', 'Livro']) await made('Parcel', { label });
});
afterAll(() => gateway.stop());

async function made(kind: 'Parcel' | 'Route', input: object): Promise<string> {
  const one = kind.toLowerCase();
  const { data } = await gateway.graphql(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${one} { id } } }`,
    { input },
    await gateway.tokenFor('ADMIN'),
  );
  return data![`create${kind}`][one].id as string;
}

const fieldIn = (row: string, label: RegExp) =>
  waitFor(() => {
    const group = within(screen.getByRole('group', { name: row }));
    const input = group.getByLabelText<HTMLInputElement>(label, fields);
    expect(input.disabled).toBe(false);
    return input;
  });

async function choose(row: string, text: string, option: string): Promise<void> {
  const input = await fieldIn(row, /^Parcel/);
  await act(async () => input.focus());
  await act(async () => fireEvent.click(input));
  await act(async () => fireEvent.change(input, { target: { value: text } }));
  await click('option', option);
}

it('is chosen by its title in a row, shown with a link, and changed in place', async () => {
  await renderAt('/records/routes/new', { as: 'ADMIN', gateway });
  await fill(/^Name/, 'Norte');
  await press('Add stop');
  await choose('Stop 1', 'va', 'Vaso');
  await press('Add stop');
  const pieces = await fieldIn('Stop 2', /^Pieces/);
  await act(async () => fireEvent.change(pieces, { target: { value: '3' } }));
  await press('Create route');
  await screen.findByRole('button', { name: /^Parcel of stop 2: / });
  await choose('Stop 2', 'li', 'Livro');
  await press('Create route');
  await screen.findByRole('heading', { level: 1, name: 'Norte' });
  const stops = () => screen.findByRole('table', { name: 'Stops' });
  within(await stops()).getByRole('link', { name: 'Vaso' });
  within(await stops()).getByRole('link', { name: 'Livro' });

  await press('Edit Stops');
  expect((await fieldIn('Stop 2', /^Parcel/)).value).toBe('Livro');
  await press('Remove stop 1');
  await press('Save');
  await waitFor(async () =>
    expect(within(await stops()).queryByRole('link', { name: 'Vaso' })).toBe(null),
  );
  await screen.findByRole('row', { name: 'Stops Vaso, 1 Nothing' });
});

it('is kept when its record is deleted, and the rest of the row changes', async () => {
  const parcelId = await made('Parcel', { label: 'Quadro' });
  const id = await made('Route', { name: 'Sul', stops: [{ parcelId }] });
  await gateway.graphql(
    'mutation ($id: ID!) { deleteParcel(input: { id: $id }) { activityId } }',
    { id: parcelId },
    await gateway.tokenFor('ADMIN'),
  );
  await renderAt(`/records/routes/${id}`, { as: 'EDITOR', gateway });
  await press('Edit Stops');
  const pieces = await fieldIn('Stop 1', /^Pieces/);
  await act(async () => fireEvent.change(pieces, { target: { value: '7' } }));
  await press('Save');
  await screen.findByRole('row', { name: 'Stops Quadro, 1 Quadro, 7' });
  expect(
    await gateway.store.db
      .selectFrom('routeStops' as 'products')
      .selectAll()
      .execute(),
  ).toContainEqual(expect.objectContaining({ routeId: id, parcelId, pieces: 7 }));
});
