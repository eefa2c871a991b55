import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindsIn, startWithKinds } from '../../gateway/testing/contracts.ts';
import { PARCELS, RECEIPTS } from '../../gateway/testing/parcels-sdl.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { withScreensOf } from '../testing/contractScreens.ts';
import { chips, closeFilter, openFilter } from '../testing/filters.ts';
import { click, fields, fill, follow, press, valueOf } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { column, heads } from '../testing/tables.ts';

const kinds = ['Courier', 'Depot', 'Parcel', 'Receipt'];
const SDL = PARCELS + RECEIPTS;
withScreensOf(kindsIn(SDL, kinds));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWithKinds(SDL, kinds);
});
afterAll(() => gateway.stop());

async function made(kind: 'Courier' | 'Parcel' | 'Receipt', input: object): Promise<string> {
  const one = kind.toLowerCase();
  const { data } = await gateway.graphql(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { ${one} { id } } }`,
    { input },
    await gateway.tokenFor('ADMIN'),
  );
  return data![`create${kind}`][one].id as string;
}

/** The field is disabled until its code is loaded. */
const courier = () =>
  waitFor(() => {
    const input = screen.getByLabelText<HTMLInputElement>(/^Courier/, fields);
    expect(input.disabled).toBe(false);
    return input;
  });

async function type(input: HTMLInputElement, text: string) {
  await act(async () => input.focus());
  await act(async () => fireEvent.click(input));
  await act(async () => fireEvent.change(input, { target: { value: text } }));
}

it('is chosen by its title, shown with a link, and changed in place', async () => {
  await made('Courier', { name: 'Zoé' });
  await made('Courier', { name: 'Rui' });
  await renderAt('/records/parcels/new', { as: 'ADMIN', gateway });
  await fill(/^Label/, 'Vaso');
  await type(await courier(), 'zo');
  await click('option', 'Zoé');
  await press('Create parcel');
  await screen.findByRole('heading', { level: 1, name: 'Vaso' });
  const details = () => screen.findByRole('region', { name: 'Details' });
  within(await details()).getByRole('link', { name: 'Zoé' });
  await press('Edit Courier');
  await type(within(await details()).getByLabelText<HTMLInputElement>('Courier', fields), 'ru');
  await click('option', 'Rui');
  await within(await details()).findByRole('link', { name: 'Rui' });
  await within(await screen.findByRole('region', { name: 'History' })).findByRole('row', {
    name: 'Courier Zoé Rui',
  });
});

it('is created where it is chosen, and what it lacks is said there', async () => {
  await renderAt('/records/parcels/new', { as: 'EDITOR', gateway });
  await fill(/^Label/, 'Livro');
  await type(await courier(), 'x'.repeat(81));
  await click('option', /^Create courier/);
  await screen.findByText('must be at most 80 characters long');
  await type(await courier(), 'Bia');
  await click('option', 'Create courier “Bia”');
  await screen.findByText('Bia was created.');
  await waitFor(async () => expect((await courier()).value).toBe('Bia'));
  await press('Create parcel');
  await screen.findByRole('heading', { level: 1, name: 'Livro' });
  await screen.findByRole('link', { name: 'Bia' });
});

it('is a column, an order and a filter of the list, none included', async () => {
  const [ana, zeca] = [
    await made('Courier', { name: 'ana' }),
    await made('Courier', { name: 'Zeca' }),
  ];
  await made('Parcel', { label: 'f1', courierId: zeca });
  await made('Parcel', { label: 'f2', courierId: ana });
  await made('Parcel', { label: 'f3' });
  const { location } = await renderAt('/records/parcels?text=f', { as: 'ADMIN', gateway });
  await screen.findByText('Showing 3 of 3');
  expect(heads()).toContain('Courier');
  await screen.findByRole('link', { name: 'Zeca' });
  await press('Courier');
  await waitFor(() => expect(column(1)).toEqual(['f2', 'f1', 'f3']));
  expect(location()).toContain('sort=courier');
  await openFilter('Courier');
  await click('checkbox', /^Zeca\s*1$/);
  await click('checkbox', /^Empty\s*1$/);
  await closeFilter();
  await waitFor(() => expect(column(1)).toEqual(['f1', 'f3']));
  expect(chips()).toEqual(['Courier: Zeca, Empty']);
});

it('is filtered by records alone where none can be without', async () => {
  const parcelId = await made('Parcel', { label: 'Mesa' });
  await made('Receipt', { signer: 'Lia', parcelId });
  await renderAt('/records/receipts', { as: 'ADMIN', gateway });
  await openFilter('Parcel');
  await screen.findByRole('checkbox', { name: /^Mesa\s*1$/ });
  expect(screen.queryByRole('checkbox', { name: /^Empty/ })).toBe(null);
});

it('is set for several records at once, and cleared', async () => {
  const eva = await made('Courier', { name: 'Eva' });
  for (const label of ['g1', 'g2']) await made('Parcel', { label, courierId: eva });
  await renderAt('/records/parcels?text=g', { as: 'EDITOR', gateway });
  await screen.findByText('Showing 2 of 2');
  await click('checkbox', 'Select all rows on this page');
  await press('Change');
  await type(await courier(), 'ru');
  await click('option', 'Rui');
  await press('Change all');
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Rui' })).toHaveLength(2));
  await click('checkbox', 'Select all rows on this page');
  await press('Change');
  await click('checkbox', 'Clear Courier');
  await press('Change all');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Rui' })).toBe(null));
});

it('is followed from the other side: the records that refer to one are listed on its page, and added there', async () => {
  const id = await made('Courier', { name: 'Davi' });
  const keeperId = await made('Courier', { name: 'Noé' });
  await made('Parcel', { label: 'Quadro', courierId: id, keeperId });
  await renderAt(`/records/couriers/${id}`, { as: 'EDITOR', gateway });
  const related = within(await screen.findByRole('region', { name: 'Parcels' }));
  await related.findByRole('link', { name: 'Quadro' });
  expect(related.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Label', 'Keeper', 'Depot'],
  ]);
  related.getByRole('link', { name: 'Noé' });
  related.getByText('1');
  await follow('New parcel');
  await screen.findByRole('heading', { level: 1, name: 'New parcel' });
  expect(valueOf(/^Courier/)).toBe('Davi');
  await fill(/^Label/, 'Moldura');
  await press('Create parcel');
  await screen.findByRole('heading', { level: 1, name: 'Moldura' });
  await screen.findByRole('link', { name: 'Davi' });
});

it('has the words of its field as the title of the list on the other side', async () => {
  const id = await made('Courier', { name: 'Ivo' });
  await made('Parcel', { label: 'Quadro', courierId: id });
  await renderAt(`/records/couriers/${id}`, { as: 'EDITOR', gateway });
  await screen.findByRole('region', { name: 'Parcels' });
  act(() => void i18next.addResource('en', 'records', 'fieldsOf.Courier.parcels', 'Deliveries'));
  await renderAt(`/records/couriers/${id}`, { as: 'EDITOR', gateway });
  await screen.findByRole('region', { name: 'Deliveries' });
});
