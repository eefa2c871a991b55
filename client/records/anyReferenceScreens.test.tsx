import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindsIn, startWithKinds } from '../../gateway/testing/contracts.ts';
import { PARCELS, VISITS } from '../../gateway/testing/parcels-sdl.ts';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';
import { withScreensOf } from '../testing/contractScreens.ts';
import { chips, closeFilter, openFilter } from '../testing/filters.ts';
import { click, fields, fill, press } from '../testing/forms.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { column, heads } from '../testing/tables.ts';

const kinds = ['Courier', 'Depot', 'Parcel', 'Visit'];
const SDL = PARCELS + VISITS;
withScreensOf(kindsIn(SDL, kinds));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startWithKinds(SDL, kinds);
});
afterAll(() => gateway.stop());

async function create(mutation: string, input: object) {
  const { data } = await gateway.graphql(mutation, { input }, await gateway.tokenFor('ADMIN'));
  return Object.values(data!)[0] as Record<string, { id: string }>;
}

const createCourier = async (name: string) =>
  (
    await create(
      'mutation ($input: CreateCourierInput!) { createCourier(input: $input) { courier { id } } }',
      { name },
    )
  ).courier!.id;

const createVisit = (input: object) =>
  create(
    'mutation ($input: CreateVisitInput!) { createVisit(input: $input) { visit { id } } }',
    input,
  );

async function choose(name: RegExp | string, text: string, option: RegExp) {
  const input = await waitFor(() => {
    const found = screen.getByLabelText<HTMLInputElement>(name, fields);
    expect(found.disabled).toBe(false);
    return found;
  });
  await act(async () => input.focus());
  await act(async () => fireEvent.change(input, { target: { value: text } }));
  await click('option', option);
}

const details = () => screen.findByRole('region', { name: 'Details' });

it('is chosen in a form by the title of a record of any kind, shown with a link, changed in place and emptied', async () => {
  await createCourier('Zarabatana azul');
  await createCourier('Zarabatana verde');
  await renderAt('/records/visits/new', { as: 'ADMIN', gateway });
  await fill(/^Purpose/, 'Delivery');
  await choose(/^About/, 'zarabatana az', /^Zarabatana azul/);
  await press('Create visit');
  await screen.findByRole('heading', { level: 1, name: 'Delivery' });
  await within(await details()).findByRole('link', { name: 'Zarabatana azul' });
  await press('Edit About');
  await choose('About', 'zarabatana ve', /^Zarabatana verde/);
  await within(await details()).findByRole('link', { name: 'Zarabatana verde' });
  await within(await screen.findByRole('region', { name: 'History' })).findByRole('row', {
    name: 'About Zarabatana azul Zarabatana verde',
  });
  await press('Edit About');
  await press('Clear About');
  await press('Add About');
});

it('is a column and a filter of the list, and is set and cleared for several at once', async () => {
  const [red, grey] = [await createCourier('Arara vermelha'), await createCourier('Arara cinza')];
  await createVisit({ purpose: 'xa', aboutKind: 'Courier', aboutId: red });
  await createVisit({ purpose: 'xb', aboutKind: 'Courier', aboutId: grey });
  await createVisit({ purpose: 'xc' });
  await renderAt('/records/visits?text=x', { as: 'ADMIN', gateway });
  await screen.findByText('Showing 3 of 3');
  expect(heads()).toContain('About');
  await screen.findByRole('link', { name: 'Arara cinza' });
  await openFilter('About');
  await click('checkbox', /^Arara vermelha\s*1$/);
  await click('checkbox', /^Empty\s*1$/);
  await closeFilter();
  await waitFor(() => expect(column(1).toSorted()).toEqual(['xa', 'xc']));
  expect(chips()).toEqual(['About: Arara vermelha, Empty']);
  await renderAt('/records/visits?text=x', { as: 'ADMIN', gateway });
  await screen.findByText('Showing 3 of 3');
  await click('checkbox', 'Select all rows on this page');
  await press('Change');
  await choose(/^About/, 'arara c', /^Arara cinza/);
  await press('Change all');
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Arara cinza' })).toHaveLength(3));
  await click('checkbox', 'Select all rows on this page');
  await press('Change');
  await click('checkbox', 'Clear About');
  await press('Change all');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Arara cinza' })).toBe(null));
});
