import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { TestGateway } from '../../../gateway/testing/test-gateway.ts';
import { press } from '../../testing/forms.ts';
import { addInvoices, storedInvoice } from '../../testing/invoices.ts';
import { lateNetwork, typeLikeAPerson } from '../../testing/person.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { startOwnGateway } from '../../testing/startOwnGateway.ts';

const LATE_MS = 600;

let gateway: TestGateway;
const linkOf = async (orderNo: string) =>
  `/invoices/${(await storedInvoice(gateway, orderNo))!.id}`;

beforeEach(async () => {
  gateway = await startOwnGateway({ isEmpty: true });
  await addInvoices(gateway, [{ orderNo: 'CA-1' }, { orderNo: 'CAL-22' }, { orderNo: 'CAL-23' }]);
});

/** Shows the page behind a slow line, and opens the palette. */
async function openPalette() {
  const { location } = await renderAt('/profile', {
    as: 'GUEST',
    gateway,
    network: lateNetwork(LATE_MS),
  });
  await press('Search');
  const field = await screen.findByPlaceholderText<HTMLInputElement>('Search here...');
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { field, location };
}

const hit = async (name: string) => {
  const palette = screen.getByRole('dialog', { name: 'Search pages, actions and records' });
  return within(palette).findByRole('button', { name: new RegExp(`^${name}(?!\\d)`) });
};
const key = (field: HTMLElement, name: string) =>
  fireEvent.keyDown(field, { key: name, code: name });
const isSelected = (element: HTMLElement) => element.hasAttribute('data-selected');

it.each([50, 250])('opens the first hit, typed every %i ms and answered late', async (ms) => {
  const { field, location } = await openPalette();
  await typeLikeAPerson(field, 'CAL-23', { msBetweenKeys: ms });
  const first = await hit('CAL-23');
  await waitFor(() => expect(isSelected(first)).toBe(true));
  key(field, 'Enter');
  await waitFor(async () => expect(location()).toBe(await linkOf('CAL-23')));
});

it('opens the first hit of the text when Enter comes before the answer', async () => {
  const { field, location } = await openPalette();
  // CA-1 comes with the answer to an earlier text.
  await typeLikeAPerson(field, 'ca', { msBetweenKeys: 250 });
  await hit('CA-1');
  await typeLikeAPerson(field, 'l-', { msBetweenKeys: 50 });
  key(field, 'Enter');
  expect(location()).toBe('/profile');
  await waitFor(async () => expect(location()).toBe(await linkOf('CAL-22')), { timeout: 3_000 });
});

it('opens a page found by its name, before hits come in and after', async () => {
  const { field, location } = await openPalette();
  await typeLikeAPerson(field, 'cal', { msBetweenKeys: 50 });
  const page = await hit('Calendar');
  await hit('CAL-22');
  expect(isSelected(page)).toBe(true);
  fireEvent.change(field, { target: { value: 'ca' } });
  expect(isSelected(await hit('Calendar'))).toBe(true);
  key(field, 'Enter');
  await waitFor(() => expect(location()).toBe('/calendar'));
});

it('keeps the choice to which a person moved when hits come in above it', async () => {
  await addInvoices(gateway, [{ orderNo: 'SIG-1' }]);
  const { field, location } = await openPalette();
  await typeLikeAPerson(field, 'sig', { msBetweenKeys: 50 });
  const action = await hit('Sign out');
  expect(isSelected(action)).toBe(false);
  key(field, 'ArrowDown');
  expect(isSelected(action)).toBe(true);
  const above = await hit('SIG-1');
  expect(isSelected(action)).toBe(true);
  key(field, 'ArrowUp');
  expect(isSelected(above)).toBe(true);
  key(field, 'Enter');
  await waitFor(async () => expect(location()).toBe(await linkOf('SIG-1')));
});
