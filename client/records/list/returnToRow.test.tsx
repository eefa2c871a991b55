import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sabia, startWithCustomers } from '../../testing/customers.ts';
import { click, follow, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

it('going back to a list leads to the row that was opened from it', async () => {
  const { navigate } = await renderAt('/clientes', { as: 'EDITOR' });
  const links = within(await screen.findByRole('table')).getAllByRole('link');
  const name = links[2]!.textContent;
  await follow(name);
  await screen.findByRole('heading', { level: 1, name });
  await navigate(-1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  expect(document.activeElement?.localName).toBe('a');
});

it('going back to the shop leads to the product that was opened from it', async () => {
  const { navigate } = await renderAt('/shop', { as: 'GUEST' });
  const products = within(await screen.findByRole('region', { name: 'Products' }));
  const name = (await products.findAllByRole('link'))[2]!.textContent;
  await follow(name);
  await screen.findByRole('heading', { level: 1, name });
  await navigate(-1);
  await isFocused(name);
});

const isFocused = (name: string | null) =>
  waitFor(() => {
    expect(document.activeElement?.textContent).toBe(name);
    expect(document.activeElement?.localName).toBe('a');
  });

it('deleting what was opened from a list leads to the row after it, else before it', async () => {
  const { location, navigate } = await renderAt('/home', { as: 'ADMIN' });
  await navigate('/clientes?text=doceria');
  const names = within(await screen.findByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const remove = async (name: string) => {
    await follow(name);
    await press('More actions');
    await click('menuitem', 'Delete');
    await screen.findByText(`${name} was deleted.`);
    expect(location()).toBe('/clientes?text=doceria');
  };
  await remove(names[1]!);
  await isFocused(names[2]!);
  await remove(names.at(-1)!);
  await isFocused(names.at(-2)!);
  await navigate(-1);
  expect(location()).toBe('/home');
});

it('deleting what was opened by its address leads to its list, where one stays after Undo', async () => {
  const gateway = await startWithCustomers(sabia);
  const { location } = await renderAt('/clientes/sabia', { as: 'ADMIN', gateway });
  await press('More actions');
  await click('menuitem', 'Delete');
  await waitFor(() => expect(location()).toBe('/clientes'));
  await press('Undo');
  await screen.findByRole('link', { name: 'Show' });
  expect(location()).toBe('/clientes');
  await follow('Show');
  await waitFor(() => expect(location()).toBe('/clientes/sabia'));
});
